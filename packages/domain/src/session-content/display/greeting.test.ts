import { expect, test } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { type GreetedSession, sessionGreeting } from './greeting.ts'

const START = Date.parse('2026-03-03T17:00:00Z')
const sprint: GreetedSession = {
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: START,
  endAt: START + 13 * DAY_MS,
  hideTimeAndFacultyLabels: false,
  meetings: [],
}
const onDemand: GreetedSession = { ...sprint, sessionType: 'ON_DEMAND', startAt: null, endAt: null }
const greet = (session: GreetedSession, now: number, name: string | null = 'Nora') =>
  sessionGreeting(session, name, now, 'America/New_York')

test.each([
  ['an on-demand session', onDemand, START, "let's start learning..."],
  ['hidden time labels', { ...sprint, hideTimeAndFacultyLabels: true }, START, "let's start learning..."],
  ['an ended sprint', sprint, START + 13 * DAY_MS, 'this sprint ended on Mar 16, 2026'],
  [
    'an ended workshop',
    { ...sprint, sessionKind: 'WORKSHOP' as const },
    START + 20 * DAY_MS,
    'this workshop ended on Mar 16, 2026',
  ],
  ['the first day', sprint, START, 'welcome to Day 1 of 14'],
  ['the last day', sprint, START + 13 * DAY_MS - 1, 'welcome to Day 14 of 14'],
  ['a sprint ahead', sprint, START - 1, 'this sprint starts on Mar 3, 2026'],
] as const)(
  'The greeting of %s has its text after the first name, or alone for a member without a name',
  (_of, session, now, text) => {
    expect(greet(session, now)).toBe(`Hi Nora, ${text}`)
    expect(greet(session, now, null)).toBe(text)
  },
)

test('The day of the greeting changes at midnight in the viewer’s zone', () => {
  const beforeMidnight = Date.parse('2026-03-05T04:59:00Z')
  expect(greet(sprint, beforeMidnight)).toContain('Day 2 of 14')
  expect(greet(sprint, beforeMidnight + 60_000)).toContain('Day 3 of 14')
})
