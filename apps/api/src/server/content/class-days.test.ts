import { expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { isClassDay } from './class-days.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, at) => Date.UTC(year, 0, 1) + at * DAY_MS).filter(
    (at) => new Date(at).getUTCFullYear() === year,
  )
/** Working days of a year on which there are no classes. */
const free = (year: number) =>
  daysOf(year)
    .filter((at) => ![0, 6].includes(new Date(at).getUTCDay()) && !isClassDay(at, 'us'))
    .map((at) => new Date(at).toISOString().slice(5, 10))

test('Classes take place neither on US public holidays nor between Christmas and New Year', () => {
  expect(free(2026)).toEqual([
    '01-01',
    '01-19',
    '02-16',
    '05-25',
    '06-19',
    '07-03',
    '09-07',
    '10-12',
    '11-11',
    '11-26',
    '12-24',
    '12-25',
    '12-28',
    '12-29',
    '12-30',
    '12-31',
  ])
  expect(free(2027)).toEqual([
    '01-01',
    '01-18',
    '02-15',
    '05-31',
    '06-18',
    '07-05',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-24',
    '12-27',
    '12-28',
    '12-29',
    '12-30',
    '12-31',
  ])
})

test('Classes do not take place on weekends, except in a school without a holiday calendar', () => {
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map((text) => isClassDay(day(text), 'us'))).toEqual([
    false,
    false,
    true,
  ])
  expect(isClassDay(day('2026-12-25'), undefined)).toBe(true)
})
