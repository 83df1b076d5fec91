import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWeeks, dateIn, fiveDayLabels, shortDate } from './calendar.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekday = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(date))

test('A schedule from Tuesday to Friday of the next week has two weeks, and its first Monday is outside', () => {
  const weeks = calendarWeeks({
    calendarStartDate: '2026-03-03',
    calendarEndDate: '2026-03-13',
    scheduleDays: [{ dayNumber: 1, body: 'first' }],
  })
  expect(weeks.map((week) => week.map(({ date }) => shortDate(date)))).toEqual([
    ['Mar 2', 'Mar 3', 'Mar 4', 'Mar 5', 'Mar 6'],
    ['Mar 9', 'Mar 10', 'Mar 11', 'Mar 12', 'Mar 13'],
  ])
  expect(weeks[0]?.map(({ isInside }) => isInside)).toEqual([false, true, true, true, true])
  expect(weeks[0]?.map(({ dayNumber }) => dayNumber)).toEqual([0, 1, 2, 3, 4])
  expect(weeks[0]?.[1]?.entry?.body).toBe('first')
})

test('Days with negative numbers come before the first day', () => {
  const weeks = calendarWeeks({
    calendarStartDate: '2026-03-03',
    calendarEndDate: '2026-03-06',
    scheduleDays: [{ dayNumber: -3 }, { dayNumber: 0 }],
  })
  expect(
    weeks
      .flat()
      .filter(({ entry }) => entry)
      .map(({ date }) => date),
  ).toEqual(['2026-02-27', '2026-03-02'])
})

test('The weeks of any schedule are five days from Monday, without a gap, and have each weekday that it names', () => {
  const start = fc
    .integer({ min: 0, max: 700 })
    .map((day) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10))
  const numbers = fc.uniqueArray(fc.integer({ min: -30, max: 60 }), { maxLength: 12 })
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 40 }), numbers, (calendarStartDate, length, days) => {
      const calendarEndDate = new Date(Date.parse(calendarStartDate) + length * 86_400_000)
        .toISOString()
        .slice(0, 10)
      const scheduleDays = days.map((dayNumber) => ({ dayNumber }))
      const weeks = calendarWeeks({ calendarStartDate, calendarEndDate, scheduleDays })
      for (const week of weeks) expect(week.map(({ date }) => weekday(date))).toEqual(WEEKDAYS.slice(0, 5))
      const mondays = weeks.map(([monday]) => Date.parse(monday?.date ?? ''))
      for (const [at, monday] of mondays.slice(1).entries())
        expect(monday - (mondays[at] ?? 0)).toBe(7 * 86_400_000)
      const shown = new Set(weeks.flat().flatMap(({ entry }) => entry?.dayNumber ?? []))
      for (const dayNumber of days) {
        const date = new Date(Date.parse(calendarStartDate) + (dayNumber - 1) * 86_400_000).toISOString()
        expect(shown.has(dayNumber)).toBe(!['Sat', 'Sun'].includes(weekday(date)))
      }
    }),
  )
})

test('Five days are called by their dates, across the end of a month, or numbered without a first day', () => {
  expect(fiveDayLabels('2026-02-26')).toEqual(['Feb 26', 'Feb 27', 'Feb 28', 'Mar 1', 'Mar 2'])
  expect(fiveDayLabels(null)).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'])
})

test.each([
  ['2026-03-08T04:30:00Z', 'America/New_York', '2026-03-07'],
  ['2026-03-08T10:30:00Z', 'Pacific/Apia', '2026-03-08'],
  ['2026-03-08T11:30:00Z', 'Pacific/Apia', '2026-03-09'],
  ['2026-12-31T18:29:00Z', 'Asia/Kolkata', '2026-12-31'],
  ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01'],
])('The instant %s in %s is the date %s', (instant, zone, date) => {
  expect(dateIn(Date.parse(instant), zone)).toBe(date)
})
