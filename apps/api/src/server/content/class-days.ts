import { DAY_MS } from '@section/domain/time/durations.ts'

/** A calendar day without a time zone, as epoch ms of its midnight in UTC. */
export type Day = number

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
  return weekdayOf(day) < 5 && !isBetweenTheYears(day) && !isUsHoliday(day)
}

function isBetweenTheYears(day: Day): boolean {
  const [month, date] = [new Date(day).getUTCMonth(), new Date(day).getUTCDate()]
  return (month === 11 && date >= 24) || (month === 0 && date === 1)
}

/** Returns whether a day is a federal holiday. One on a Saturday is observed on Friday, one on a Sunday on Monday. */
function isUsHoliday(day: Day): boolean {
  const weekday = new Date(day).getUTCDay()
  if (isNamedDay(day)) return true
  return (weekday === 5 && isFixedDay(day + DAY_MS)) || (weekday === 1 && isFixedDay(day - DAY_MS))
}

/** New Year, Juneteenth, Independence Day, Veterans Day and Christmas. */
const FIXED: readonly (readonly [month: number, date: number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
]

function isFixedDay(day: Day): boolean {
  const at = new Date(day)
  return FIXED.some(([month, date]) => at.getUTCMonth() + 1 === month && at.getUTCDate() === date)
}

/** Returns whether a day is a holiday by its date, or by its weekday in a month, such as Labor Day. */
function isNamedDay(day: Day): boolean {
  const at = new Date(day)
  const [month, weekday] = [at.getUTCMonth() + 1, at.getUTCDay()]
  const week = Math.ceil(at.getUTCDate() / 7)
  if (weekday === 4) return (month === 11 && week === 4) || isFixedDay(day)
  if (weekday !== 1) return isFixedDay(day)
  const last = new Date(day + 7 * DAY_MS).getUTCMonth() + 1 !== month
  const monday =
    ((month === 1 || month === 2) && week === 3) ||
    (month === 5 && last) ||
    (month === 9 && week === 1) ||
    (month === 10 && week === 2)
  return monday || isFixedDay(day)
}
