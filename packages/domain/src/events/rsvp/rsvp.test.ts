import { expect, test } from 'vitest'
import { isAttending, isToCome, toggledRsvp } from './rsvp.ts'

test.each([
  [null, false, 'ACTIVE'],
  [undefined, false, 'ACTIVE'],
  [{ status: 'DELETED' } as const, false, 'ACTIVE'],
  [{ status: 'ACTIVE' } as const, true, 'DELETED'],
])('The answer %j means that the member comes: %s; the button then sends %s', (rsvp, attends, sent) => {
  expect(isAttending(rsvp)).toBe(attends)
  expect(toggledRsvp(rsvp)).toBe(sent)
})

test.each([
  ['ACTIVE', 0, true],
  ['ACTIVE', 19, true],
  ['ACTIVE', 20, false],
  ['CANCELED', 0, false],
] as const)('An event of 10 to 20 with the status %s takes answers at %i: %s', (status, now, takes) => {
  expect(isToCome({ status, eventStart: 10, eventEnd: 20 }, now)).toBe(takes)
})
