import { DAY_MS } from '@section/domain/time/durations.ts'
import { localTimeOf } from '@section/domain/time/zoned-time.ts'

/** A calendar day without a time zone, as epoch ms of its midnight in UTC. */
export type Day = number

/** Returns the day of an instant (epoch ms) in `zone`. */
export function dayAt(instant: number, zone: string): Day {
  return Math.floor(localTimeOf(instant, zone) / DAY_MS) * DAY_MS
}

/** The days of the week, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Returns the index of a day's name in `WEEKDAYS`. */
export const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7

/** The calendars that a school may name in `holidays`. */
export const HOLIDAYS = ['us'] as const
export type Holidays = (typeof HOLIDAYS)[number]

/**
 * Returns whether classes take place on a day: on every day without a holiday calendar, otherwise Monday to Friday except
 * observed public holidays and December 24 to January 1.
 */
export function isClassDay(day: Day, holidays: Holidays | undefined): boolean {
  if (holidays === undefined) return true
  return weekdayOf(day) < 5 && !isYearEndBreak(day) && !isUsHoliday(day)
}

/**
 * Returns whether the break from December 24 to January 1 lies between two days with classes; never without a holiday
 * calendar, which is what gives a school its break.
 */
export function spansBreak(first: Day, last: Day, holidays: Holidays | undefined): boolean {
  return holidays !== undefined && new Date(first).getUTCFullYear() !== new Date(last).getUTCFullYear()
}

function isYearEndBreak(day: Day): boolean {
  const at = new Date(day)
  return (
    (at.getUTCMonth() === 11 && at.getUTCDate() >= 24) || (at.getUTCMonth() === 0 && at.getUTCDate() === 1)
  )
}

/** Returns whether a day is a federal holiday. One on a Saturday is observed on Friday, one on a Sunday on Monday. */
function isUsHoliday(day: Day): boolean {
  const weekday = new Date(day).getUTCDay()
  if (isFixedHoliday(day) || isFloatingHoliday(day)) return true
  return (weekday === 5 && isFixedHoliday(day + DAY_MS)) || (weekday === 1 && isFixedHoliday(day - DAY_MS))
}

/** New Year, Juneteenth, Independence Day, Veterans Day and Christmas. */
const FIXED_HOLIDAYS: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25']

function isFixedHoliday(day: Day): boolean {
  return FIXED_HOLIDAYS.includes(new Date(day).toISOString().slice(5, 10))
}

/** Returns whether a day is a holiday by its weekday in a month, such as Labor Day. */
function isFloatingHoliday(day: Day): boolean {
  const at = new Date(day)
  const [month, weekday, week] = [at.getUTCMonth() + 1, at.getUTCDay(), Math.ceil(at.getUTCDate() / 7)]
  if (weekday === 4) return month === 11 && week === 4
  if (weekday !== 1) return false
  if (month === 5) return new Date(day + 7 * DAY_MS).getUTCMonth() + 1 !== month
  return (
    ((month === 1 || month === 2) && week === 3) ||
    (month === 9 && week === 1) ||
    (month === 10 && week === 2)
  )
}
