import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCourse, insertSession } from '@section/api/testing/insert-course.ts'
import { VideoTestKit, type WatchableCourse } from '@section/api/features/video/video-test-kit.fixture.ts'
import {
  checklistItems,
  earnedBadges,
  enrollments,
  sessionContents,
  sessionContentVideos,
  videos,
} from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { RUNS } from './enrollment/school.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'

let school: RaceServers
let run: WatchableCourse

beforeAll(async () => {
  school = await openRaceServers()
  run = await addSessionOfVideos()
})
afterAll(() => school?.close())

/** Inserts a running sprint whose checklist requires the two videos of 2 s on its page. */
async function addSessionOfVideos(): Promise<WatchableCourse> {
  const { db } = school.database
  const courseId = await insertCourse(db)
  const now = Date.now()
  const sessionId = await insertSession(db, {
    courseId,
    startAt: new Date(now - DAY_MS),
    endAt: new Date(now + DAY_MS),
  })
  const sessionContentId = randomUUID()
  await db
    .insert(sessionContents)
    .values({ sessionContentId, sessionId, slug: 'films', content: { type: 'VIDEO_GROUP' } })
  const videoIds = [randomUUID(), randomUUID()]
  await db.insert(videos).values(
    videoIds.map((videoId) => ({
      videoId,
      externalKey: 'welcome-to-the-course',
      title: 'Film',
      thumbnailUrl: '/v2/media/welcome-to-the-course/thumbnail.webp',
      duration: 2,
    })),
  )
  await db.insert(sessionContentVideos).values(videoIds.map((videoId) => ({ sessionContentId, videoId })))
  const item = { subtype: 'VIDEO_GROUP' as const, title: 'Watch', refSessionContentId: sessionContentId }
  await db.insert(checklistItems).values({ sessionId, ...item })
  await school.reloadCatalog()
  return { courseId, sessionId, videoIds }
}

/** Adds a participant who watches at both servers. */
async function addParticipant() {
  const userId = await school.insertMember({})
  const enrollment = { userId, sessionId: run.sessionId, state: 'ENROLLED' as const, enrolledAt: new Date() }
  await school.database.db.insert(enrollments).values(enrollment)
  return { userId, kits: [0, 1].map((n) => new VideoTestKit(school.services(n), userId)) }
}

test(`The last two videos of a checklist that are completed at once on two servers earn one badge, in ${RUNS} runs`, async () => {
  for (let count = 1; count <= RUNS; count++) {
    const { userId, kits } = await addParticipant()
    const opened = await Promise.all(kits.map((kit, n) => kit.open(run, n, { type: 'SPRINT' })))
    const answers = await Promise.all(
      kits.map((kit, n) =>
        kit.update(opened[n]?.userVideoSessionId ?? '', run.videoIds[n], { at: 2, played: 2, ended: true }),
      ),
    )
    expect(answers).toMatchObject([
      { completed: true, error: null },
      { completed: true, error: null },
    ])
    expect(answers.filter(({ courseBadgeId }) => courseBadgeId)).toHaveLength(1)
    const badges = await school.database.db.select().from(earnedBadges).where(eq(earnedBadges.userId, userId))
    expect(badges, `run ${count}`).toHaveLength(1)
    const own = await school.database.db.select().from(enrollments).where(eq(enrollments.userId, userId))
    expect(own).toMatchObject([{ state: 'COMPLETED' }])
  }
})
