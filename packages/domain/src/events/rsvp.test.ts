import { expect, test } from 'vitest'
import { isAttending, isToCome, toggledRsvp } from './rsvp.ts'

test.each([
  [null, false, 'ACTIVE'],
  [undefined, false, 'ACTIVE'],
  [{ status: 'DELETED' } as const, false, 'ACTIVE'],
  [{ status: 'ACTIVE' } as const, true, 'DELETED'],
])('With the answer %j it is %s that a member comes, and the button sends %s', (rsvp, attends, sent) => {
  expect(isAttending(rsvp)).toBe(attends)
  expect(toggledRsvp(rsvp)).toBe(sent)
})

test.each([
  ['ACTIVE', 0, true],
  ['ACTIVE', 19, true],
  ['ACTIVE', 20, false],
  ['CANCELED', 0, false],
] as const)('With the status %s at %i an event of 10 to 20 takes answers: %s', (status, now, takes) => {
  expect(isToCome({ status, eventStart: 10, eventEnd: 20 }, now)).toBe(takes)
})
