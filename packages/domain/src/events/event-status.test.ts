import { expect, test } from 'vitest'
import { eventStatus } from './event-status.ts'

const END = 1_000

test.each([
  ['ACTIVE', END - 1, 'ACTIVE', 'ACTIVE'],
  ['ACTIVE', END, 'ACTIVE', 'ACTIVE'],
  ['ARCHIVED', END - 1, 'CANCELED', null],
  ['ARCHIVED', END, null, null],
  ['DRAFT', END - 1, 'CANCELED', null],
  ['DRAFT', END, null, null],
] as const)(
  'An event that is %s is at %i ms, when it ends at 1000 ms, %s to a member who comes and %s to another one',
  (publishStatus, now, coming, other) => {
    const event = { publishStatus, eventEnd: END }
    expect(eventStatus(event, true, now)).toBe(coming)
    expect(eventStatus(event, false, now)).toBe(other)
  },
)
