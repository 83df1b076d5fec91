import { formatDate } from '../sessions/dates/session-dates.ts'

/** Formats a day of the school (yyyy-MM-dd), which is the same day for every reader: 'Nov 3, 2026'. */
export const issuedOnText = (day: string): string => formatDate(Date.parse(day), 'UTC')
