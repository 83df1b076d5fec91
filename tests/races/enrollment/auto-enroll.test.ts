import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollOnDemand } from '@section/api/features/enrollment/on-demand.ts'
import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { insertCourse } from '@section/api/testing/insert-course.ts'
import { enrollments } from '@section/db/schema.ts'
import { enrollNaively } from '../broken-implementations/auto-enrollment.ts'
import { openRaceSchool, RUNS, type RaceSchool } from './school.ts'

const AT_ONCE = 50

let school: RaceSchool
let member: MemberViewer | undefined

beforeAll(async () => {
  school = await openRaceSchool()
  ;[member] = await school.addMembers(1)
})
afterAll(() => school?.close())

interface Enrolling {
  userId: string
  sessionId: string
  courseId: string
  announce: () => void
}

/** Enrolls a member in a new session of a new course 50 times at once; returns what is wrong afterwards. */
async function rush(enrollOnce: (enrolling: Enrolling) => Promise<unknown>): Promise<string[]> {
  if (!member) throw new Error('There is no member.')
  const { userId } = member
  const courseId = await insertCourse(school.database.db)
  const session = { courseId, sessionType: 'ON_DEMAND' as const, startAt: null, endAt: null }
  const sessionId = await school.openSession(session)
  let announced = 0
  const enrolling = { userId, sessionId, courseId, announce: () => void announced++ }
  await Promise.all(Array.from({ length: AT_ONCE }, () => enrollOnce(enrolling)))
  const found = await school.database.db
    .select()
    .from(enrollments)
    .where(eq(enrollments.sessionId, sessionId))
  return [
    ...(found.length === 1 ? [] : [`enrollments: ${found.length}`]),
    ...(announced === 1 ? [] : [`announcements: ${announced}`]),
  ]
}

test(`${AT_ONCE} simultaneous progress updates that cross the threshold create one enrollment and announce it once, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const wrong = await rush(async ({ courseId, announce }) => {
      const snapshot = await school.catalog.current()
      const answer = await school.cacheInvalidation.transaction((tx, invalidate) => {
        if (!member) throw new Error('There is no member.')
        const announceAlso: typeof invalidate = (topic, key) => {
          announce()
          invalidate(topic, key)
        }
        const context = { tx, invalidate: announceAlso, outbox: school.outbox, snapshot, now: Date.now() }
        return enrollOnDemand({ ...context, viewer: member }, courseId)
      })
      expect(answer).toBe('ENROLLED')
    })
    expect(wrong, `run ${run}`).toEqual([])
  }
})

test('The race for the enrollment by watching detects its broken implementation', async () => {
  const caught: string[] = []
  for (let run = 1; run <= RUNS && caught.length === 0; run++)
    caught.push(...(await rush(({ announce, ...ids }) => enrollNaively(school.database, ids, announce))))
  expect(caught.join('; ')).toMatch(/announcements: ([2-9]|[1-5]\d)/)
})
