import { formatMonthDay } from '@section/domain/sessions/dates/session-dates.ts'
import { fitFileName } from '../http/file-name.ts'

/**
 * Returns the name of a calendar file, for a download or an attachment: the title, without what no name of a file can have, and
 * the first day in an IANA zone, 'Pricing Strategy, Dec 16.ics'.
 */
export function calendarFileName(title: string, startAt: number, timeZone: string): string {
  return fitFileName(`${title}, ${formatMonthDay(startAt, timeZone)}.ics`)
}
