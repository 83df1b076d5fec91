import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEnrollmentTestKit, type EnrollmentTestKit } from './enrollment-test-kit.fixture.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { enrollOnDemand } from './on-demand.ts'

const NOW = Date.UTC(2026, 5, 1, 12)

let kit: EnrollmentTestKit

beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
})
afterAll(() => kit.close())

async function autoEnroll(member: NewMember, sessionType: 'ON_DEMAND' | 'LIVE', times = 1) {
  const userId = await kit.addMember(member)
  const sessionId = await kit.addSession({ sessionType, startAt: null, endAt: null })
  const snapshot = await kit.catalog.current()
  const courseId = snapshot.sessionsById.get(sessionId)?.courseId ?? ''
  const viewer = await kit.viewer(userId)
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      kit.cacheInvalidation.transaction((tx, invalidate) =>
        enrollOnDemand({ tx, invalidate, outbox: kit.outbox, snapshot, viewer, now: NOW }, courseId),
      ),
    ),
  )
  return { answers, state: await kit.stateIn(userId, sessionId) }
}

test('enrollOnDemand enrolls in the on-demand session of the course once', async () => {
  expect(await autoEnroll({}, 'ON_DEMAND', 3)).toEqual({
    answers: ['ENROLLED', 'ENROLLED', 'ENROLLED'],
    state: 'ENROLLED',
  })
})

test('enrollOnDemand enrolls a limited account, which may watch on demand', async () => {
  const limited = { status: 'LIMITED', areas: ['mc-limited'] } satisfies NewMember
  expect(await autoEnroll(limited, 'ON_DEMAND')).toEqual({ answers: ['ENROLLED'], state: 'ENROLLED' })
})

test('enrollOnDemand writes nothing for a viewer who may not take the course', async () => {
  const nothing = { answers: [null], state: undefined }
  expect(await autoEnroll({ areas: ['ai-academy'] }, 'ON_DEMAND')).toEqual(nothing)
  expect(await autoEnroll({ status: 'ALUMNI' }, 'ON_DEMAND')).toEqual(nothing)
})

test('enrollOnDemand writes nothing for a course without an on-demand session', async () => {
  expect(await autoEnroll({}, 'LIVE')).toEqual({ answers: [null], state: undefined })
})
