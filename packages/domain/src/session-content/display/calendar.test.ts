import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWeeks, fiveDayLabels } from './calendar.ts'

/** Returns the date itself, because the viewer's zone is the school's. */
const atHome = (date: string) => date
const shiftedBy = (days: number) => (date: string) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekday = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(date))

test('A schedule from Tuesday to Friday of the next week has two weeks, and its first Monday is outside', () => {
  const weeks = calendarWeeks(
    {
      calendarStartDate: '2026-03-03',
      calendarEndDate: '2026-03-13',
      scheduleDays: [{ dayNumber: 1, body: 'first' }],
    },
    atHome,
  )
  expect(weeks.map((week) => week.map(({ date }) => date.slice(5)))).toEqual([
    ['03-02', '03-03', '03-04', '03-05', '03-06'],
    ['03-09', '03-10', '03-11', '03-12', '03-13'],
  ])
  expect(weeks[0]?.map(({ isInside }) => isInside)).toEqual([false, true, true, true, true])
  expect(weeks[0]?.map(({ dayNumber }) => dayNumber)).toEqual([0, 1, 2, 3, 4])
  expect(weeks[0]?.[1]?.entries).toEqual([{ dayNumber: 1, body: 'first' }])
})

test('Days with negative numbers come before the first day of the session', () => {
  const weeks = calendarWeeks(
    {
      calendarStartDate: '2026-03-03',
      calendarEndDate: '2026-03-06',
      scheduleDays: [{ dayNumber: -3 }, { dayNumber: 0 }],
    },
    atHome,
  )
  expect(
    weeks
      .flat()
      .filter(({ entries }) => entries.length > 0)
      .map(({ date }) => date),
  ).toEqual(['2026-02-27', '2026-03-02'])
})

test('Classes from Monday to Friday that fall on Tuesday to Saturday in the viewer’s zone are all shown with their day numbers', () => {
  const weeks = calendarWeeks(
    {
      calendarStartDate: '2026-03-06',
      calendarEndDate: '2026-03-13',
      scheduleDays: [{ dayNumber: 1 }, { dayNumber: 4 }, { dayNumber: 8 }],
    },
    shiftedBy(1),
  )
  expect(weeks.map((week) => week.map(({ date }) => date.slice(5)))).toEqual([
    ['03-02', '03-03', '03-04', '03-05', '03-06', '03-07'],
    ['03-09', '03-10', '03-11', '03-12', '03-13', '03-14'],
  ])
  const numbered = weeks.flat().filter(({ entries }) => entries.length > 0)
  expect(numbered.map(({ date, dayNumber }) => [date, dayNumber])).toEqual([
    ['2026-03-07', 1],
    ['2026-03-10', 4],
    ['2026-03-14', 8],
  ])
  expect(weeks.flat().filter(({ isInside }) => isInside)[0]?.date).toBe('2026-03-07')
})

test('A class on Monday that falls on Sunday in the viewer’s zone is at the end of the week before', () => {
  const schedule = { calendarStartDate: '2026-03-09', calendarEndDate: '2026-03-09' }
  const weeks = calendarWeeks({ ...schedule, scheduleDays: [{ dayNumber: 1 }] }, shiftedBy(-1))
  expect(weeks.map((week) => week.map(({ date }) => weekday(date)))).toEqual([
    [...WEEKDAYS.slice(0, 5), 'Sun'],
  ])
  expect(weeks[0]?.at(-1)).toMatchObject({ date: '2026-03-08', dayNumber: 1, isInside: true })
})

test('Two days of the school that fall on one day in the viewer’s zone share its cell in their order', () => {
  const dates = new Map([
    ['2026-03-02', '2026-03-03'],
    ['2026-03-03', '2026-03-03'],
  ])
  const schedule = { calendarStartDate: '2026-03-02', calendarEndDate: '2026-03-03' }
  const [week] = calendarWeeks(
    { ...schedule, scheduleDays: [{ dayNumber: 1 }, { dayNumber: 2 }] },
    (date) => dates.get(date) ?? date,
  )
  expect(week?.map(({ entries }) => entries.map(({ dayNumber }) => dayNumber))).toEqual([
    [],
    [1, 2],
    [],
    [],
    [],
  ])
})

test('The weeks of any schedule begin on Monday, follow each other without a gap, have the same days, and include every day of the schedule', () => {
  const start = fc
    .integer({ min: 0, max: 700 })
    .map((day) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10))
  const numbers = fc.uniqueArray(fc.integer({ min: -30, max: 60 }), { maxLength: 12 })
  const shifts = fc.constantFrom(-1, 0, 1)
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 40 }), numbers, shifts, (from, length, days, shift) => {
      const calendarEndDate = shiftedBy(length)(from)
      const scheduleDays = days.map((dayNumber) => ({ dayNumber }))
      const weeks = calendarWeeks(
        { calendarStartDate: from, calendarEndDate, scheduleDays },
        shiftedBy(shift),
      )
      const dates = days.map((dayNumber) => shiftedBy(dayNumber - 1 + shift)(from))
      const shown = WEEKDAYS.filter((name, at) => at < 5 || dates.some((date) => weekday(date) === name))
      for (const week of weeks) expect(week.map(({ date }) => weekday(date))).toEqual(shown)
      const mondays = weeks.map(([monday]) => Date.parse(monday?.date ?? ''))
      for (const [at, monday] of mondays.slice(1).entries())
        expect(monday - (mondays[at] ?? 0)).toBe(7 * 86_400_000)
      const found = weeks
        .flat()
        .flatMap(({ date, entries }) => entries.map((entry) => [entry.dayNumber, date]))
      expect(new Map(found as [number, string][])).toEqual(new Map(days.map((day, at) => [day, dates[at]])))
    }),
  )
})

test('Five days are named by their dates, also across the end of a month, or are numbered when the first day is unknown', () => {
  expect(fiveDayLabels('2026-02-26')).toEqual(['Feb 26', 'Feb 27', 'Feb 28', 'Mar 1', 'Mar 2'])
  expect(fiveDayLabels(null)).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'])
})
