import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'

/** Formats the Monday of a week, `2026-11-23`, with its year: 'Nov 23, 2026'. */
export const weekDate = (week: string): string => formatDate(Date.parse(week), 'UTC')

/** Formats the Monday of a week without its year, for an axis: 'Nov 23'. */
export const shortWeekDate = (week: string): string => weekDate(week).replace(/, \d+$/, '')
