import { describe, expect, test } from 'vitest'
import { NOW } from '../../sessions/session.fixture.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { live, onDemand, over, running } from '../catalog.fixture.ts'
import { courseSessions, type CourseSession } from '../course-sessions.ts'
import { formatsText, weeklyHoursText } from './hero-facts.ts'

test.each([
  [null, null],
  [undefined, null],
  [0.5, 'About half an hour a week'],
  [1, 'About 1 hour a week'],
  [1.5, 'About 1.5 hours a week'],
  [4, 'About 4 hours a week'],
])('%s hours a week are said as “%s”', (hours, text) => {
  expect(weeklyHoursText(hours)).toBe(text)
})

describe('The formats of a course', () => {
  const text = (...sessions: CourseSession[]) => formatsText(courseSessions('c', sessions, NOW))
  const sprint = live({ endAt: NOW + 43 * DAY_MS })
  const eightWeeks = live({ sessionKind: 'CAPSTONE', endAt: NOW + 85 * DAY_MS })
  const workshop = live({ sessionKind: 'WORKSHOP', endAt: NOW + 30 * DAY_MS + 1.5 * HOUR_MS })

  test.each([
    ['a sprint and an on-demand edition', [sprint, onDemand()], 'Live as a 2-week sprint, or on demand'],
    ['a sprint alone', [sprint], 'Live as a 2-week sprint'],
    ['a length that is spoken with a vowel first', [eightWeeks], 'Live as an 8-week course'],
    ['a workshop', [workshop], 'Live as a 1 hr 30 min workshop'],
    ['an on-demand edition alone', [onDemand()], 'On demand, at your own pace'],
    ['past sessions alone', [live(over)], null],
  ] as const)('are said for %s', (_what, sessions, expected) => {
    expect(text(...sessions)).toBe(expected)
  })

  test('are said of the own session before the next one, also while it runs', () => {
    const own = live({ ...running, sessionId: 'own', enrollmentStatus: 'ENROLLED' })
    expect(text(workshop, own)).toBe('Live as a 2-day sprint')
  })

  test('are said of a full session as long as it is ahead', () => {
    expect(text(live({ endAt: NOW + 43 * DAY_MS, enrollmentStatus: 'CLOSED' }))).toBe(
      'Live as a 2-week sprint',
    )
  })
})
