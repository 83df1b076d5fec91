import { DAY_MS } from '../../time/durations.ts'

/** A schedule as its calendar is drawn from; dates are `2026-03-01`. */
export interface CalendarSchedule<Entry extends { readonly dayNumber: number }> {
  /** The date of day 1. */
  readonly calendarStartDate: string
  readonly calendarEndDate: string
  readonly scheduleDays: readonly Entry[]
}

/** One cell of a calendar. */
export interface CalendarDay<Entry> {
  readonly date: string
  /** 1 is the first day; days before it have numbers of 0 and below. */
  readonly dayNumber: number
  /** False for the days of a first or last week that the schedule does not reach. */
  readonly isInside: boolean
  readonly entry: Entry | null
}

/**
 * Returns the weeks of a schedule, each with its days from Monday to Friday, from the earliest day that it names, which may
 * be before day 1, to its end. Specification 2, sections 2.5 and 9.
 */
export function calendarWeeks<Entry extends { readonly dayNumber: number }>({
  calendarStartDate,
  calendarEndDate,
  scheduleDays,
}: CalendarSchedule<Entry>): CalendarDay<Entry>[][] {
  const start = Date.parse(calendarStartDate)
  const dateOf = (dayNumber: number) => start + (dayNumber - 1) * DAY_MS
  const numbers = scheduleDays.map(({ dayNumber }) => dayNumber)
  const first = Math.min(start, ...numbers.map(dateOf))
  const last = Math.max(Date.parse(calendarEndDate), ...numbers.map(dateOf))
  const entries = new Map(scheduleDays.map((entry) => [entry.dayNumber, entry]))
  const weeks: CalendarDay<Entry>[][] = []
  for (let monday = mondayOf(first); monday <= last; monday += 7 * DAY_MS) {
    const week = Array.from({ length: 5 }, (_, weekday): CalendarDay<Entry> => {
      const day = monday + weekday * DAY_MS
      const dayNumber = (day - start) / DAY_MS + 1
      return {
        date: isoDate(day),
        dayNumber,
        isInside: first <= day && day <= last,
        entry: entries.get(dayNumber) ?? null,
      }
    })
    // A schedule that begins on a weekend has nothing to show in the week before.
    if (week.some(({ isInside }) => isInside)) weeks.push(week)
  }
  return weeks
}

/** Returns the labels of a calendar of five days: 'MMM d' from a first day, otherwise 'Day 1' to 'Day 5' (Specification 2, section 2.4). */
export function fiveDayLabels(calendarStartDate: string | null): string[] {
  return Array.from({ length: 5 }, (_, day) =>
    calendarStartDate === null
      ? `Day ${day + 1}`
      : shortDate(isoDate(Date.parse(calendarStartDate) + day * DAY_MS)),
  )
}

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a date such as `2026-03-01` as 'Mar 1'. */
export function shortDate(date: string): string {
  return SHORT.format(Date.parse(date))
}

/** Returns the date of an instant (epoch ms) in an IANA zone, as `2026-03-01`. */
export function dateIn(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

const isoDate = (day: number) => new Date(day).toISOString().slice(0, 10)

function mondayOf(day: number): number {
  return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS
}
