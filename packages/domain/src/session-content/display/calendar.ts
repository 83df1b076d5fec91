import { formatMonthDay } from '../../sessions/dates/session-dates.ts'
import { isoDate } from '../../time/calendar-date.ts'
import { DAY_MS } from '../../time/durations.ts'
import type { ViewerDates } from './viewer-dates.ts'

/** The part of a schedule that its calendar needs; dates are `2026-03-01` in the school's zone. */
export interface CalendarSchedule<Entry extends { readonly dayNumber: number }> {
  /** The date of day 1. */
  readonly calendarStartDate: string
  readonly calendarEndDate: string
  readonly scheduleDays: readonly Entry[]
}

/** One cell of a calendar. */
export interface CalendarDay<Entry> {
  /** In the viewer's zone. */
  readonly date: string
  /** 1 is the first day; days before it have numbers of 0 and below. */
  readonly dayNumber: number
  /** False for the days of a first or last week that the schedule does not reach. */
  readonly isInside: boolean
  /** Usually one; two days of the school may fall on one of the viewer's. */
  readonly entries: readonly Entry[]
}

/**
 * Returns the weeks of a schedule, each with its days from Monday to Friday, from the earliest day that the schedule
 * names, which may be before day 1, to its end. `dateOf` dates the days in the viewer's zone. Every week also has a
 * Saturday or Sunday when something falls on one, so that no class is missing and the columns stay even.
 * docs/product/session-pages.md#schedules
 */
export function calendarWeeks<Entry extends { readonly dayNumber: number }>(
  { calendarStartDate, calendarEndDate, scheduleDays }: CalendarSchedule<Entry>,
  dateOf: ViewerDates,
): CalendarDay<Entry>[][] {
  const start = Date.parse(dateOf(calendarStartDate))
  const entries = Map.groupBy(datedEntries({ calendarStartDate, scheduleDays }, dateOf), ({ date }) =>
    Date.parse(date),
  )
  const first = Math.min(start, ...entries.keys())
  const last = Math.max(Date.parse(dateOf(calendarEndDate)), ...entries.keys())
  const weekdays = shownWeekdays([...entries.keys()])
  const weeks: CalendarDay<Entry>[][] = []
  for (let monday = mondayOf(first); monday <= last; monday += 7 * DAY_MS) {
    const week = weekdays.map((weekday): CalendarDay<Entry> => {
      const day = monday + weekday * DAY_MS
      return {
        date: isoDate(day),
        dayNumber: (day - start) / DAY_MS + 1,
        isInside: first <= day && day <= last,
        entries: (entries.get(day) ?? []).map(({ entry }) => entry),
      }
    })
    // A schedule that begins on a weekend has nothing to show in the week before.
    if (week.some(({ isInside }) => isInside)) weeks.push(week)
  }
  return weeks
}

/** Returns the entries of a schedule with their dates in the viewer's zone. */
export function datedEntries<Entry extends { readonly dayNumber: number }>(
  { calendarStartDate, scheduleDays }: Omit<CalendarSchedule<Entry>, 'calendarEndDate'>,
  dateOf: ViewerDates,
): { readonly date: string; readonly entry: Entry }[] {
  const start = Date.parse(calendarStartDate)
  return scheduleDays.map((entry) => ({
    date: dateOf(isoDate(start + (entry.dayNumber - 1) * DAY_MS)),
    entry,
  }))
}

/** Returns Monday, 0, to Friday, and of the weekend what is among the days of the entries. */
function shownWeekdays(days: readonly number[]): number[] {
  const used = new Set(days.map(weekdayOf))
  return Array.from({ length: 7 }, (_, weekday) => weekday).filter(
    (weekday) => weekday < 5 || used.has(weekday),
  )
}

/** Returns the labels of a calendar of five days: 'MMM d' from its first date, otherwise 'Day 1' to 'Day 5'. */
export function fiveDayLabels(firstDate: string | null): string[] {
  return Array.from({ length: 5 }, (_, day) =>
    firstDate === null ? `Day ${day + 1}` : formatMonthDay(Date.parse(firstDate) + day * DAY_MS, 'UTC'),
  )
}

const weekdayOf = (day: number) => (new Date(day).getUTCDay() + 6) % 7

const mondayOf = (day: number) => day - weekdayOf(day) * DAY_MS
