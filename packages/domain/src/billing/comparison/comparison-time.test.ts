import { expect, test } from 'vitest'
import { lastComparison } from './comparison-time.ts'

test.each([
  ['2026-11-26T08:29:59Z', '2026-11-25', '2026-11-25T08:30:00.000Z'],
  ['2026-11-26T08:30:00Z', '2026-11-26', '2026-11-26T08:30:00.000Z'],
  ['2026-11-27T02:00:00Z', '2026-11-26', '2026-11-26T08:30:00.000Z'],
  // Clocks are put forward and back at two in the morning of these nights.
  ['2026-03-08T12:00:00Z', '2026-03-08', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T12:00:00Z', '2026-11-01', '2026-11-01T08:30:00.000Z'],
])('The comparison that was due last at %s in New York is that of %s', (now, day, at) => {
  const last = lastComparison(Date.parse(now), 'America/New_York')
  expect({ ...last, at: new Date(last.at).toISOString() }).toEqual({ day, at })
})
