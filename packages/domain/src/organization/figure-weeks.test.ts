import { expect, test } from 'vitest'
import { trendWeeks } from './figure-weeks.ts'

test.each([
  [
    'a start and a now in one week',
    '2026-11-23T00:00:00Z',
    '2026-11-29T23:59:59Z',
    '2026-11-23',
    '2026-11-23',
  ],
  [
    'a Sunday and the Monday after it',
    '2026-11-22T23:59:59Z',
    '2026-11-23T00:00:00Z',
    '2026-11-16',
    '2026-11-23',
  ],
  [
    '30 days over the turn of a year',
    '2025-12-10T00:00:00Z',
    '2026-01-08T12:00:00Z',
    '2025-12-08',
    '2026-01-05',
  ],
  ['a contract of three years', '2023-11-25T00:00:00Z', '2026-11-25T12:00:00Z', '2025-11-24', '2026-11-23'],
  [
    'a contract that begins later',
    '2026-12-25T00:00:00Z',
    '2026-11-25T12:00:00Z',
    '2026-11-23',
    '2026-11-23',
  ],
])('The trend of %s has its Mondays, and at most 53 of them', (_name, start, now, first, last) => {
  expect(trendWeeks(Date.parse(start), Date.parse(now))).toEqual({ first, last })
})
