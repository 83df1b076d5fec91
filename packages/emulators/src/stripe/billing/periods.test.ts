import { expect, test } from 'vitest'
import { addIntervals, nextPeriodEnd } from './periods.ts'

const YEARLY = { interval: 'year', interval_count: 1 } as const
const MONTHLY = { interval: 'month', interval_count: 1 } as const
const at = (iso: string) => Date.parse(iso) / 1000
const dates = (times: number[]) => times.map((time) => new Date(time * 1000).toISOString().slice(0, 16))

/** Returns the ends of the first periods after an anchor. */
function endsOf(anchor: string, rhythm: Parameters<typeof nextPeriodEnd>[1], count: number): string[] {
  const ends: number[] = []
  for (let after = at(anchor); ends.length < count; after = ends.at(-1) ?? after)
    ends.push(nextPeriodEnd(at(anchor), rhythm, after))
  return dates(ends)
}

test('A yearly period that began on 29 February ends on the 28th, and on the 29th in a leap year', () => {
  expect(endsOf('2024-02-29T08:30:00Z', YEARLY, 4)).toEqual([
    '2025-02-28T08:30',
    '2026-02-28T08:30',
    '2027-02-28T08:30',
    '2028-02-29T08:30',
  ])
})

test('A monthly period that began on the 31st ends on the last day of shorter months and never drifts', () => {
  expect(endsOf('2026-12-31T23:59:00Z', MONTHLY, 5)).toEqual([
    '2027-01-31T23:59',
    '2027-02-28T23:59',
    '2027-03-31T23:59',
    '2027-04-30T23:59',
    '2027-05-31T23:59',
  ])
})

test('A period before an anchor in the future ends at the anchor, as a trial does', () => {
  expect(dates([nextPeriodEnd(at('2026-05-10T00:00:00Z'), YEARLY, at('2026-05-01T00:00:00Z'))])).toEqual([
    '2026-05-10T00:00',
  ])
})

test('Intervals of days and weeks are counted by the second, and several at once are a multiple', () => {
  const start = at('2026-03-28T12:00:00Z')
  expect(dates([addIntervals(start, { interval: 'day', interval_count: 3 }, 2)])).toEqual([
    '2026-04-03T12:00',
  ])
  expect(dates([addIntervals(start, { interval: 'week', interval_count: 1 }, 1)])).toEqual([
    '2026-04-04T12:00',
  ])
  expect(dates([addIntervals(start, { interval: 'month', interval_count: 3 }, 1)])).toEqual([
    '2026-06-28T12:00',
  ])
})
