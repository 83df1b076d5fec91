import { expect, test } from 'vitest'
import { watchable } from './watchable.ts'

const HOUR = 3_600_000
const event = { eventStart: 10 * HOUR, eventEnd: 11 * HOUR }

test.each([
  [7 * HOUR - 1, null, null],
  [7 * HOUR, 'live', null],
  [10 * HOUR, 'live', null],
  [11 * HOUR - 1, 'live', null],
  [11 * HOUR, 'recording', 'recording'],
] as const)('At %i ms a member who comes may watch %s, and one who does not %s', (now, coming, other) => {
  expect(watchable(event, true, now)).toBe(coming)
  expect(watchable(event, false, now)).toBe(other)
})
