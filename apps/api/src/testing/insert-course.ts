import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { courses, meetings, sessionSeats, sessions } from '@section/db/schema.ts'

/** A course as a test describes one; what it leaves out is ordinary. */
export type NewCourse = Partial<typeof courses.$inferInsert>

/** A session as a test describes one: live, open and without a limit unless it says otherwise. */
export type NewSession = Partial<typeof sessions.$inferInsert> & {
  courseId: string
  /** Counts the seats. */
  capacity?: number
  /** Its live meetings; without them a live session with dates has one, from its start to its end. */
  meetings?: { meetingId?: string; startAt: Date; endAt: Date; link?: string }[]
}

/** Adds a sprint of the marketing stack; answers the course id. */
export async function insertCourse(db: Db, course: NewCourse = {}): Promise<string> {
  const courseId = course.courseId ?? randomUUID()
  await db.insert(courses).values({
    slug: `course-${courseId}`,
    type: 'sprint',
    stack: 'marketing',
    difficulty: 'Beginner',
    title: 'Pricing with Confidence',
    coverImageUrl: `/art/course/course-${courseId}.svg`,
    badgeImageUrl: `/art/badge/course-${courseId}.svg`,
    ...course,
    courseId,
  })
  return courseId
}

/** Adds a session; answers its id. The caches hear nothing of it: add content before the first request. */
export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { capacity, meetings: listed, ...columns } = session
  const sessionId = columns.sessionId ?? randomUUID()
  await db.insert(sessions).values({
    slug: `session-${sessionId}`,
    kind: 'SPRINT',
    sessionType: 'LIVE',
    ...columns,
    sessionId,
  })
  const held = listed ?? onlyMeeting(columns)
  if (held.length > 0) await db.insert(meetings).values(held.map((meeting) => ({ ...meeting, sessionId })))
  if (capacity !== undefined) await db.insert(sessionSeats).values({ sessionId, capacity })
  return sessionId
}

function onlyMeeting({ sessionType = 'LIVE', startAt, endAt }: Omit<NewSession, 'meetings'>) {
  return sessionType === 'LIVE' && startAt && endAt ? [{ startAt, endAt }] : []
}
