import { expect, test } from 'vitest'
import { DAY_MS } from './durations.ts'
import { changedAt } from './offline-change.ts'

const NOW = Date.parse('2026-03-03T17:00:00Z')

test.each([
  ['says nothing of its age', null, 0],
  ['was made a second ago', 1000, 1000],
  ['is said to come from the future', -DAY_MS, 0],
  ['was made 30 days ago', 30 * DAY_MS, 30 * DAY_MS],
  ['was made a year ago', 365 * DAY_MS, 30 * DAY_MS],
])('A change that %s (%s ms) counts as %s ms old', (_what, msAgo, age) => {
  expect(changedAt(msAgo, NOW)).toBe(NOW - age)
})

test.each([
  ['just now', NOW, 0],
  ['five seconds ago', NOW - 5000, 5000],
  ['in the future, by a clock that is ahead', NOW + DAY_MS, 0],
  ['at a time that the device does not know', null, 0],
])(
  'A change of two seconds before it was sent %s (%s) is older by the %s ms of its way',
  (_when, sentAt, travelMs) => {
    expect(changedAt(2000, NOW, sentAt)).toBe(NOW - 2000 - travelMs)
  },
)
