import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkCourses, checkPeriods } from './check-courses.ts'
import {
  type CourseContent,
  CourseFile,
  type FacultyContent,
  FacultyFile,
  type SessionContent,
} from './course-format.ts'
import { type Lecture, LecturesFile } from './lecture-format.ts'
import { catalogPictures, findNewSessions, writeCatalog, writeSaves } from './courses-content-store.ts'
import type { SchoolIndex } from './school-index.ts'
import type { Period } from './session-period.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    lectures: Lecture[]
    faculty: FacultyContent[]
    courses: CourseContent[]
  }
  interface LoadContext {
    index: SchoolIndex
    /** Returns the period of a session; null without dates. */
    periodOf: (session: SessionContent) => Period | null
  }
  interface NewContent {
    /** The ids of the sessions that are new in this load. */
    sessions: ReadonlySet<string>
  }
}

/** The list of lectures, `faculty/` and `courses/`. */
export const catalogContent = {
  async read(files, settings) {
    const [lectures, faculty, courses] = await Promise.all([
      files.read(settings.lectures, LecturesFile),
      files.readAll('faculty', FacultyFile),
      files.readAll('courses', CourseFile),
    ])
    return {
      lectures: lectures?.lectures ?? [],
      faculty: faculty.map(({ slug, content }) => ({ slug, ...content })),
      courses: courses.map(({ slug, content }) => ({ slug, ...content })),
    }
  },
  check: checkCourses,
  checkLoad: checkPeriods,
  findNew: async (tx, school) => ({ sessions: await findNewSessions(tx, school) }),
  writeOffer: writeCatalog,
  writePeople: (tx, _school, context, { people }) => writeSaves(tx, people, context),
  counted: {
    courses: { table: 'courses', key: 'course_id', published: true },
    lessons: { table: 'content_items', key: 'course_content_id' },
    videos: { table: 'videos', key: 'video_id' },
    sessions: { table: 'sessions', key: 'session_id', published: true },
    'class dates': { table: 'meetings', key: 'meeting_id' },
    teachers: { table: 'faculty', key: 'faculty_id' },
  },
  pictures: catalogPictures,
} satisfies FeatureContent
