import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import {
  contentGroups,
  contentItems,
  courseFaculty,
  courses,
  meetings,
  sessions,
  videoChapters,
  videos,
} from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write.ts'
import { courseRows, type CourseRows } from './course-rows.ts'
import type { CourseContent } from './course-format.ts'
import type { LoadContext } from './load-context.ts'

/**
 * Writes courses with everything in them, and answers the ids of the sessions that were not there before.
 * Lessons that have left a course are taken out of it; their films stay, with what people watched of them.
 */
export async function writeCourses(
  db: Db,
  content: readonly CourseContent[],
  context: LoadContext,
): Promise<ReadonlySet<string>> {
  const all = content.map((course) => courseRows(course, context))
  await upsertRows(
    db,
    courses,
    all.map(({ course }) => course),
    [courses.courseId],
  )
  await writeFaculty(db, all)
  await writeLessons(db, all)
  return writeSessions(db, all)
}

async function writeFaculty(db: Db, all: CourseRows[]): Promise<void> {
  await db.execute(sql`delete from course_faculty where course_id = any(${ids(all.map(courseIdOf))})`)
  await insertMissing(
    db,
    courseFaculty,
    all.flatMap(({ faculty }) => faculty),
  )
}

async function writeLessons(db: Db, all: CourseRows[]): Promise<void> {
  const [films, chapters, groups, items] = [
    all.flatMap((course) => course.videos),
    all.flatMap((course) => course.chapters),
    all.flatMap((course) => course.groups),
    all.flatMap((course) => course.items),
  ]
  const courseIds = ids(all.map(courseIdOf))
  await upsertRows(db, videos, films, [videos.videoId])
  await db.execute(
    sql`delete from video_chapters where video_id = any(${ids(films.map((film) => film.videoId))})`,
  )
  await insertMissing(db, videoChapters, chapters)
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

async function writeSessions(db: Db, all: CourseRows[]): Promise<ReadonlySet<string>> {
  const runs = all.flatMap((course) => course.sessions)
  const sessionIds = runs.map(({ sessionId }) => sessionId ?? '')
  const known = await rows<{ id: string }>(
    db,
    sql`select session_id as id from sessions where session_id = any(${ids(sessionIds)})`,
  )
  await upsertRows(db, sessions, runs, [sessions.sessionId])
  await writeMeetings(db, all, sessionIds)
  await writeSeats(db, all, sessionIds)
  const before = new Set(known.map(({ id }) => id))
  return new Set(sessionIds.filter((id) => !before.has(id)))
}

async function writeMeetings(db: Db, all: CourseRows[], sessionIds: string[]): Promise<void> {
  const held = all.flatMap((course) => course.meetings)
  await upsertRows(db, meetings, held, [meetings.meetingId])
  await db.execute(sql`
    delete from meetings where session_id = any(${ids(sessionIds)})
      and meeting_id <> all(${ids(held.map(({ meetingId }) => meetingId))})`)
}

/** A limit below the seats already taken waits until they are given back. */
async function writeSeats(db: Db, all: CourseRows[], sessionIds: string[]): Promise<void> {
  const seats = all.flatMap((course) => course.seats)
  const [limited, capacities] = [
    seats.map(({ sessionId }) => sessionId),
    seats.map(({ capacity }) => capacity),
  ]
  await db.execute(sql`
    delete from session_seats where session_id = any(${ids(sessionIds)}) and session_id <> all(${ids(limited)})`)
  await db.execute(sql`
    insert into session_seats (session_id, capacity)
    select * from unnest(${ids(limited)}, ${sql.param(capacities)}::int[])
    on conflict (session_id) do update set capacity = greatest(excluded.capacity, session_seats.taken)`)
}

const courseIdOf = ({ course }: CourseRows) => course.courseId ?? ''

const ids = (values: (string | undefined)[]) => sql`${sql.param(values)}::uuid[]`
