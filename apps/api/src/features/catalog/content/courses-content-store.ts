import { sql } from 'drizzle-orm'
import { type Db, rows as rowsOf } from '@section/db/connection.ts'
import {
  contentGroups,
  contentItems,
  courseFaculty,
  courses,
  faculty,
  meetings,
  school as schools,
  sessions,
} from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import { courseRows, type CourseRows } from './course-rows.ts'
import type { CourseContent, FacultyContent } from './course-format.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { portraitUrl } from '../../../server/content/portrait-url.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { writeVideos } from '../../lectures/content/videos-content-store.ts'
import { sessionId } from './school-index.ts'

/** Writes the school's own row, its faculty and its courses. */
export async function writeCatalog(db: Db, school: School, context: LoadContext): Promise<void> {
  await upsertRows(db, schools, [{ only: true, timeZone: school.settings.timeZone }], [schools.only])
  await upsertRows(db, faculty, school.faculty.map(facultyRow), [faculty.facultyId])
  await writeCourses(db, school.courses, context)
}

/** Returns the ids of the sessions in the files that the database does not have yet. */
export async function findNewSessions(db: Db, { courses: all }: School): Promise<ReadonlySet<string>> {
  const sessionIds = all.flatMap(({ slug, sessions: runs }) => runs.map((run) => sessionId(slug, run.slug)))
  const existing = await rowsOf<{ id: string }>(
    db,
    sql`select session_id as id from sessions where session_id = any(${ids(sessionIds)})`,
  )
  const existingIds = new Set(existing.map(({ id }) => id))
  return new Set(sessionIds.filter((id) => !existingIds.has(id)))
}

function facultyRow(person: FacultyContent) {
  const { slug, name, portrait, looks } = person
  const imageUrl = portraitUrl(portrait ?? slug, looks, 'professor')
  return { ...person, facultyId: stableId('faculty', slug), fullName: name, imageUrl }
}

/**
 * Writes courses with all their parts. Lessons that left a course are removed from it; their videos and people's progress
 * stay.
 */
async function writeCourses(db: Db, content: readonly CourseContent[], context: LoadContext): Promise<void> {
  const all = content.map((course) => courseRows(course, context))
  const own = all.map(({ course }) => course)
  const teaching = all.flatMap((course) => course.faculty)
  await upsertRows(db, courses, own, [courses.courseId])
  await db.execute(
    sql`delete from course_faculty where course_id = any(${ids(own.map(({ courseId }) => courseId))})`,
  )
  await insertMissing(db, courseFaculty, teaching)
  await writeLessons(db, all)
  await writeSessions(db, all)
}

async function writeLessons(db: Db, all: CourseRows[]): Promise<void> {
  const videoRows = all.flatMap((course) => course.videos)
  const chapters = all.flatMap((course) => course.chapters)
  const groups = all.flatMap((course) => course.groups)
  const items = all.flatMap((course) => course.items)
  const courseIds = ids(all.map(({ course }) => course.courseId))
  await writeVideos(db, videoRows, chapters)
  await upsertRows(db, contentGroups, groups, [contentGroups.courseContentGroupId])
  await db.execute(sql`
    delete from content_items i using content_groups g
    where g.course_content_group_id = i.course_content_group_id and g.course_id = any(${courseIds})
      and i.course_content_id <> all(${ids(items.map((item) => item.courseContentId))})`)
  await upsertRows(db, contentItems, items, [contentItems.courseContentId])
  await db.execute(sql`
    delete from content_groups where course_id = any(${courseIds})
      and course_content_group_id <> all(${ids(groups.map((group) => group.courseContentGroupId))})`)
}

async function writeSessions(db: Db, all: CourseRows[]): Promise<void> {
  const runs = all.flatMap((course) => course.sessions)
  const values = all.flatMap((course) => course.meetings)
  await upsertRows(db, sessions, runs, [sessions.sessionId])
  await upsertRows(db, meetings, values, [meetings.meetingId])
  await db.execute(sql`
    delete from meetings where session_id = any(${ids(runs.map((run) => run.sessionId))})
      and meeting_id <> all(${ids(values.map(({ meetingId }) => meetingId))})`)
}

const ids = (values: (string | undefined)[]) => sql`${sql.param(values)}::uuid[]`

/** Selects the addresses of the pictures of teachers and courses. */
export const catalogPictures = sql`
  select image_url as url from faculty
  union all select cover_image_url from courses
  union all select badge_image_url from courses
  union all select jsonb_path_query(to_jsonb(courses), '$.**.iconUrl')#>>'{}' from courses`
