import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { courses, meetings, sessionSeats, sessions } from '@section/db/schema.ts'

export type NewCourse = Partial<typeof courses.$inferInsert>

/** A session that is live, open and unlimited by default. */
export type NewSession = Partial<typeof sessions.$inferInsert> & {
  courseId: string
  /** Unlimited by default. */
  capacity?: number
  /** By default a live session with dates has one meeting from its start to its end. */
  meetings?: { meetingId?: string; startAt: Date; endAt: Date; link?: string }[]
}

/** Inserts a sprint of the marketing stack and returns its id. */
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

/** Inserts a session and returns its id. It invalidates no cache, so insert content before the first request. */
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
  const meetingRows = listed ?? onlyMeeting(columns)
  if (meetingRows.length > 0)
    await db.insert(meetings).values(meetingRows.map((meeting) => ({ ...meeting, sessionId })))
  if (capacity !== undefined) await db.insert(sessionSeats).values({ sessionId, capacity })
  return sessionId
}

function onlyMeeting({ sessionType = 'LIVE', startAt, endAt }: Omit<NewSession, 'meetings'>) {
  return sessionType === 'LIVE' && startAt && endAt ? [{ startAt, endAt }] : []
}
