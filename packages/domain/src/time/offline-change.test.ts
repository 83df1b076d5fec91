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
])('A change made offline that %s (%s ms) counts as %s ms old', (_what, msAgo, age) => {
  expect(changedAt({ msAgo }, NOW)).toBe(NOW - age)
})

test.each([
  ['was sent when it was made', 5000, null, 5000],
  ['had waited before it was sent', 5000, 1000, 6000],
  ['is said to be sent in the future', -DAY_MS, 1000, 1000],
  ['was sent a year ago', 365 * DAY_MS, 0, 30 * DAY_MS],
])(
  'A change made offline that %s (%s ms ago, after %s ms on the device) counts as %s ms old',
  (_what, sentMsAgo, msAgo, age) => {
    expect(changedAt({ msAgo, sentAt: NOW - sentMsAgo }, NOW)).toBe(NOW - age)
  },
)
