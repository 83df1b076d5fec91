import { randomUUID } from 'node:crypto'
import { insertCourse, insertSession } from '@section/api/testing/insert-course.ts'
import { insertLessons } from '@section/api/testing/insert-lessons.ts'
import type { Db } from '@section/db/connection.ts'
import {
  checklistItems,
  customers,
  sessionContents,
  sessionContentVideos,
  sessions,
  videos,
} from '@section/db/schema.ts'

/** What members of a random history learn with, and who employs them. */
export interface SchoolOfEmployers {
  /** Two employers, a rival of both, those who pay for themselves, and the school. */
  customers: { customerId: string; employs: boolean }[]
  courses: SchoolCourse[]
}

interface SchoolCourse {
  courseId: string
  /** Live ones first; the last is the one on demand, where there is one. */
  sessions: { sessionId: string; videoIds: string[]; itemIds: string[] }[]
  /** The lessons of a course that has no session on demand. */
  looseVideoIds: string[]
}

/** The length of each video, in seconds. */
export const DURATION = 600

/** Inserts customers of each kind, and courses with live sessions, on demand, with and without required videos. */
export async function insertSchoolOfEmployers(db: Db): Promise<SchoolOfEmployers> {
  const kinds = ['ENTERPRISE', 'ENTERPRISE', 'ENTERPRISE', 'CONSUMER', 'INTERNAL'] as const
  const paying = kinds.map((type, n) => ({
    customerId: randomUUID(),
    slug: `customer-${n}`,
    name: 'Acme',
    type,
  }))
  await db.insert(customers).values(paying)
  const courses = [
    await insertSchoolCourse(db, { live: 2, onDemand: true, required: [true, true, false] }),
    await insertSchoolCourse(db, { live: 1, onDemand: true, required: [false, false] }),
    await insertSchoolCourse(db, { live: 1, onDemand: false, required: [true] }),
    await insertSchoolCourse(db, { live: 0, onDemand: true, required: [true, true] }),
  ]
  return {
    customers: paying.map(({ customerId, type }) => ({ customerId, employs: type === 'ENTERPRISE' })),
    courses,
  }
}

async function insertSchoolCourse(
  db: Db,
  { live, onDemand, required }: { live: number; onDemand: boolean; required: boolean[] },
): Promise<SchoolCourse> {
  const courseId = await insertCourse(db)
  const lessons = required.map((isRequired) => ({ required: isRequired, duration: DURATION }))
  const videoIds = await insertLessons(db, courseId, lessons)
  const found: SchoolCourse['sessions'] = []
  for (let n = 0; n < live; n++) found.push(await insertLiveSession(db, courseId, n === 0))
  if (onDemand) {
    const sessionId = randomUUID()
    await db.insert(sessions).values({
      sessionId,
      courseId,
      slug: `session-${sessionId}`,
      kind: 'SPRINT',
      sessionType: 'ON_DEMAND',
    })
    found.push({ sessionId, videoIds, itemIds: [] })
  }
  return { courseId, sessions: found, looseVideoIds: onDemand ? [] : videoIds }
}

/** Inserts a live session with a group of videos that is required or not, and another item. */
async function insertLiveSession(db: Db, courseId: string, requiresVideos: boolean) {
  const sessionId = await insertSession(db, { courseId })
  const sessionContentId = randomUUID()
  await db
    .insert(sessionContents)
    .values({ sessionContentId, sessionId, title: 'Films', content: { type: 'VIDEO_GROUP' } })
  const videoIds = [randomUUID(), randomUUID()]
  await db.insert(videos).values(
    videoIds.map((videoId) => ({
      videoId,
      externalKey: 'welcome-to-the-course',
      title: 'Film',
      thumbnailUrl: '/v2/media/welcome-to-the-course/thumbnail.webp',
      duration: DURATION,
    })),
  )
  await db.insert(sessionContentVideos).values(videoIds.map((videoId) => ({ sessionContentId, videoId })))
  const item = { sessionId, title: 'Item', sessionContentId: randomUUID() }
  await db.insert(checklistItems).values([
    { ...item, subtype: 'OTHER_SELF_REPORTED' as const, required: false },
    {
      ...item,
      sessionContentId: randomUUID(),
      subtype: requiresVideos ? ('VIDEO_GROUP' as const) : ('OPTIONAL_VIDEO_GROUP' as const),
      refSessionContentId: sessionContentId,
      required: requiresVideos,
    },
  ])
  return { sessionId, videoIds, itemIds: [item.sessionContentId] }
}
