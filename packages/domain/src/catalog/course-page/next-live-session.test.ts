import { expect, test } from 'vitest'
import { live, type Part, running } from '../catalog.fixture.ts'
import { courseSessions } from '../course-sessions.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { nextLiveSession } from './next-live-session.ts'

const announced = { sessionId: 'announced', startAt: null, endAt: null, enrollmentStatus: 'FUTURE' } as const
const byStaff = { sessionId: 'staff', enrollmentStatus: 'MANUAL' } as const
const fullAndRunning = { ...running, sessionId: 'full' }
const joinable = { ...fullAndRunning, sessionKind: 'CAPSTONE', enrollmentStatus: 'ENROLL' } as const

test.each<[string, Part[], string | undefined]>([
  ['the next one', [{}, byStaff], 'live'],
  ['one that is filled by staff before one that is announced without dates', [announced, byStaff], 'staff'],
  ['one that runs and can be joined before one that is announced', [announced, joinable], 'full'],
  ['one that is announced before one that runs and is full', [announced, fullAndRunning], 'announced'],
  ['one that is announced alone', [announced], 'announced'],
  ['none where there is none', [], undefined],
])('The live session that a course names is %s', (_, parts, expected) => {
  const found = nextLiveSession(courseSessions('c', parts.map(live), NOW))
  expect(found?.session.sessionId).toBe(expected)
})
