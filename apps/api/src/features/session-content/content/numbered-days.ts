import { isoDate } from '@section/domain/time/calendar-date.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { instantOf } from '@section/domain/time/zoned-time.ts'
import { type Day, dayAt, weekdayOf } from '../../../server/content/class-days.ts'
import { timeOfDay } from '../../../server/content/relative-date.ts'
import type { DayTimeContent } from './content-entry-format.ts'

/** The days of a session as its content file counts them. */
export interface NumberedDays {
  /** Returns the date of a day, as `2026-03-01`; undefined for a session without dates. */
  dateOf: (day: number) => string | undefined
  /** Returns the instant of a time on a day; null for a session without dates, where everything is open at once. */
  at: (time: DayTimeContent | undefined) => Date | null
}

/**
 * Returns the days of a session that starts at `startAt` (epoch ms): 1 is the day of the start, the others are counted from
 * Monday to Friday, forward from it and, below 0, back from it.
 */
export function numberedDays(startAt: number | null, timeZone: string): NumberedDays {
  if (startAt === null) return { dateOf: () => undefined, at: () => null }
  const first = dayAt(startAt, timeZone)
  return {
    dateOf: (day) => isoDate(classDay(first, day)),
    at: (time) =>
      time ? new Date(instantOf(classDay(first, time.day) + timeOfDay(time.at), timeZone)) : null,
  }
}

/** Returns the later of two instants; null stands for an instant that has always passed. */
export function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? other : one
}

/** Returns the number of a date in a calendar whose day 1 is `firstDate`; the day before it is 0. */
export function dayNumberOf(date: string, firstDate: string): number {
  return (Date.parse(date) - Date.parse(firstDate)) / DAY_MS + 1
}

function classDay(first: Day, day: number): Day {
  const step = day > 0 ? DAY_MS : -DAY_MS
  let date = first
  for (let left = day > 0 ? day - 1 : -day; left > 0;) {
    date += step
    if (weekdayOf(date) < 5) left--
  }
  return date
}
