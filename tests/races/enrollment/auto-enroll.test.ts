import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollOnDemand } from '@section/api/features/enrollment/on-demand.ts'
import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { insertCourse } from '@section/api/testing/insert-course.ts'
import { enrollments } from '@section/db/schema.ts'
import { openRaceSchool, RUNS, type RaceSchool } from './school.ts'

const AT_ONCE = 50

let school: RaceSchool
let member: MemberViewer | undefined

beforeAll(async () => {
  school = await openRaceSchool()
  ;[member] = await school.addMembers(1)
})
afterAll(() => school?.close())

test(`${AT_ONCE} simultaneous progress updates that cross the threshold create one enrollment, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const courseId = await insertCourse(school.database.db)
    const session = { courseId, sessionType: 'ON_DEMAND' as const, startAt: null, endAt: null }
    const sessionId = await school.openSession(session)
    const snapshot = await school.catalog.current()
    let announced = 0
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        school.cacheInvalidation.transaction((tx, invalidate) => {
          if (!member) throw new Error('There is no member.')
          const announce: typeof invalidate = (topic, key) => {
            announced++
            invalidate(topic, key)
          }
          return enrollOnDemand(
            { tx, invalidate: announce, outbox: school.outbox, snapshot, viewer: member, now: Date.now() },
            courseId,
          )
        }),
      ),
    )
    expect(new Set(answers)).toEqual(new Set(['ENROLLED']))
    const found = await school.database.db
      .select()
      .from(enrollments)
      .where(eq(enrollments.sessionId, sessionId))
    expect(found, `run ${run}`).toHaveLength(1)
    expect(announced).toBe(1)
  }
})
