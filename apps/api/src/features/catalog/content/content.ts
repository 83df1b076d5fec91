import type { Db } from '@section/db/connection.ts'
import type { FeatureContent } from '../../../server/content/feature-content.ts'
import type { CatalogSnapshot } from '../catalog-types.ts'
import { checkCourses, checkPeriods } from './check-courses.ts'
import {
  type CourseContent,
  CourseFile,
  type FacultyContent,
  FacultyFile,
  type CourseSessionContent,
} from './course-format.ts'
import { catalogPictures, findNewSessions, writeCatalog } from './courses-content-store.ts'
import { deriveContent } from './derive-content.ts'
import type { SchoolIndex } from './school-index.ts'
import type { Period } from './session-period.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    faculty: FacultyContent[]
    courses: CourseContent[]
  }
  interface LoadContext {
    index: SchoolIndex
    /** Returns the period of a session; null without dates. */
    periodOf: (session: CourseSessionContent) => Period | null
    /** Reads the catalog as the load has written it; for data of people, which is written after the offer. */
    loadSnapshot: (tx: Db) => Promise<CatalogSnapshot>
  }
  interface NewContent {
    /** The ids of the sessions that are new in this load. */
    sessions: ReadonlySet<string>
  }
}

/** `faculty/` and `courses/`. */
export const catalogContent = {
  async read(files) {
    const [faculty, courses] = await Promise.all([
      files.readAll('faculty', FacultyFile),
      files.readAll('courses', CourseFile),
    ])
    return {
      faculty: faculty.map(({ slug, content }) => ({ slug, ...content })),
      courses: courses.map(({ slug, content }) => ({ slug, ...content })),
    }
  },
  check: checkCourses,
  derive: deriveContent,
  checkLoad: checkPeriods,
  findNew: async (tx, school) => ({ sessions: await findNewSessions(tx, school) }),
  writeOffer: writeCatalog,
  counted: {
    courses: { table: 'courses', key: 'course_id', published: true },
    lessons: { table: 'content_items', key: 'course_content_id' },
    sessions: { table: 'sessions', key: 'session_id', published: true },
    'class dates': { table: 'meetings', key: 'meeting_id' },
    teachers: { table: 'faculty', key: 'faculty_id' },
  },
  pictures: catalogPictures,
} satisfies FeatureContent
