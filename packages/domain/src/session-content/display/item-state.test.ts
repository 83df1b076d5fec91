import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemState, knownSubtype, taskState } from './item-state.ts'

const date = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
  .map((instant) => new Date(instant).toISOString().slice(0, 10))
const days = fc.record({
  calendarDate: fc.option(date),
  today: date,
  isOnDemand: fc.boolean(),
  isCompleted: fc.boolean(),
})
const item = fc.record({
  selfReporting: fc.boolean(),
  completionStatus: fc.constantFrom('NOT_STARTED' as const, 'COMPLETED' as const),
  progress: fc.oneof(fc.constantFrom(0, 0.89, 0.9, 1), fc.double({ min: 0, max: 1, noNaN: true })),
})

/**
 * The rule as a table with the columns bonus, done, day passed, whether the session waits for the member, and state. A
 * dash means either value.
 */
const TABLE = [
  ['bonus', 'done', '-', '-', 'BONUS_COMPLETED'],
  ['bonus', 'open', '-', '-', 'BONUS_NOT_COMPLETED'],
  ['-', 'done', '-', '-', 'COMPLETED'],
  ['-', 'open', 'passed', 'waits', 'PENDING'],
  ['-', 'open', '-', '-', 'NOT_COMPLETED'],
] as const

function lookUp(facts: readonly string[]): string {
  const row = TABLE.find((one) => facts.every((fact, at) => one[at] === '-' || one[at] === fact))
  if (!row) throw new Error(`The table has no row for ${facts.join(', ')}.`)
  return row[4]
}

/** A session waits for its members until they have completed it; one on demand never does. */
const waits = (when: { isOnDemand: boolean; isCompleted: boolean }) =>
  when.isOnDemand || when.isCompleted ? 'rests' : 'waits'

const passed = ({ calendarDate, today }: { calendarDate: string | null; today: string }) =>
  calendarDate !== null && Date.parse(calendarDate) < Date.parse(today) ? 'passed' : 'ahead'

test('A checklist item has the state of the table for every status, progress, day and session', () => {
  fc.assert(
    fc.property(item, days, (one, when) => {
      const done = one.completionStatus === 'COMPLETED' || one.progress >= 0.9 ? 'done' : 'open'
      const facts = [one.selfReporting ? 'bonus' : 'item', done, passed(when), waits(when)]
      expect(itemState(one, when)).toBe(lookUp(facts))
    }),
    { numRuns: 2000 },
  )
})

test('A container of tasks has the state of its items of videos, and is not completed without any', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 4 }), days, (items, when) => {
      const done = items.every(({ progress }) => progress >= 0.9) ? 'done' : 'open'
      const facts = ['task', done, passed(when), waits(when)]
      const expected = items.length === 0 ? 'NOT_COMPLETED' : lookUp(facts)
      expect(
        taskState(
          items.map(({ progress }) => progress),
          when,
        ),
      ).toBe(expected)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  'OPTIONAL_VIDEO_GROUP',
  'OTHER_SELF_REPORTED',
  'PROJECT_SUBMISSION',
  'VIDEO_GROUP',
  'ZOOM_ATTENDANCE',
])('The subtype %s of a checklist item is known', (subtype) => {
  expect(knownSubtype(subtype)).toEqual({ subtype, isKnown: true })
})

test('An unknown subtype of a checklist item is treated as self-reported and reported as unknown', () => {
  expect(knownSubtype('PEER_REVIEW')).toEqual({ subtype: 'OTHER_SELF_REPORTED', isKnown: false })
})
