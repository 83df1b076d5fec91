import { expect, test } from 'vitest'
import { NOW } from '../../sessions/session.fixture.ts'
import { live, onDemand } from '../catalog.fixture.ts'
import { courseSessions } from '../course-sessions.ts'
import { canStartOnDemand, type OnDemandAccess } from './start-on-demand.ts'

const fresh: OnDemandAccess = { onDemand: 'NOT_STARTED', isLocked: false }

test.each([
  ['who has not begun it', {}, {}, true],
  ['who may not watch it', {}, { onDemand: null }, false],
  ['who has begun to watch it', {}, { onDemand: 'IN_PROGRESS' }, false],
  ['who has watched it', {}, { onDemand: 'COMPLETED' }, false],
  ['whose month is used up', {}, { isLocked: true }, false],
  ['who has entered it', { enrollmentStatus: 'ENROLLED' }, {}, false],
  ['who has completed it', { enrollmentStatus: 'COMPLETED' }, {}, false],
  ['who waits for its opening', { enrollmentStatus: 'FUTURE' }, {}, false],
] as const)('An edition can be started by a viewer %s: %j and %j give %s', (_who, more, access, expected) => {
  const course = courseSessions('c', [live(), onDemand(more)], NOW)
  expect(canStartOnDemand(course, { ...fresh, ...access })).toBe(expected)
})

test('An edition cannot be started in a course without one', () => {
  expect(canStartOnDemand(courseSessions('c', [live()], NOW), fresh)).toBe(false)
})
