import { expect, test } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { FIGURE_PERIODS, parseFigurePeriod, periodStart } from './figure-period.ts'

const CONTRACT = Date.UTC(2026, 0, 15, 9, 30)
const dayOf = (at: number) => new Date(at).toISOString()

test('The last 30 days are today and the 29 days before it, from the first to the last moment of the day in UTC', () => {
  const start = '2026-10-29T00:00:00.000Z'
  expect(dayOf(periodStart('LAST_30_DAYS', CONTRACT, Date.UTC(2026, 10, 27)))).toBe(start)
  expect(dayOf(periodStart('LAST_30_DAYS', CONTRACT, Date.UTC(2026, 10, 28) - 1))).toBe(start)
  expect(dayOf(periodStart('LAST_30_DAYS', CONTRACT, Date.UTC(2026, 10, 28)))).toBe(
    '2026-10-30T00:00:00.000Z',
  )
})

test('At 23:59 in the zone UTC-11 and on a day on which clocks change, the last 30 days are those of everybody', () => {
  expect(dayOf(periodStart('LAST_30_DAYS', CONTRACT, Date.parse('2026-11-27T23:59:00-11:00')))).toBe(
    '2026-10-30T00:00:00.000Z',
  )
  expect(dayOf(periodStart('LAST_90_DAYS', CONTRACT, Date.parse('2026-03-29T02:30:00+01:00')))).toBe(
    '2026-01-15T00:00:00.000Z',
  )
})

test('The contract to date begins with the day of its start, and no other period begins before it', () => {
  const start = Date.UTC(2026, 0, 15)
  expect(periodStart('CONTRACT_TO_DATE', CONTRACT, CONTRACT + 400 * DAY_MS)).toBe(start)
  for (const period of FIGURE_PERIODS) expect(periodStart(period, CONTRACT, CONTRACT + DAY_MS)).toBe(start)
})

test('An unknown period is the contract to date', () => {
  expect(parseFigurePeriod('LAST_30_DAYS')).toBe('LAST_30_DAYS')
  for (const text of [undefined, '', 'last_30_days', 'LAST_7_DAYS', '__proto__'])
    expect(parseFigurePeriod(text)).toBe('CONTRACT_TO_DATE')
})
