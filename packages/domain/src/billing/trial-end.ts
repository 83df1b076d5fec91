import { dayNumber, formatDayOfWeek, formatTime } from '../sessions/dates/session-dates.ts'
import { accountStatusAt } from '../access/account-status.ts'
import type { Viewer } from '../access/viewer.ts'

/**
 * Returns the one text that says when a running trial ends, in an IANA zone: 'Your trial ends Mon, Nov 30', and on its last two
 * days with the time, 'Your trial ends today at 5:00 PM EST'. Null for everybody else, and for a trial without an end.
 * docs/product/membership.md#trials
 */
export function trialEndText(
  { accountType, trialEndDate }: Pick<Viewer, 'accountType' | 'trialEndDate'>,
  now: number,
  timeZone: string,
): string | null {
  if (trialEndDate === null) return null
  if (accountStatusAt({ status: accountType, trialEndDate }, now) !== 'TRIAL') return null
  const days = dayNumber(trialEndDate, timeZone) - dayNumber(now, timeZone)
  if (days > 1) return `Your trial ends ${formatDayOfWeek(trialEndDate, timeZone)}`
  return `Your trial ends ${days === 0 ? 'today' : 'tomorrow'} at ${formatTime(trialEndDate, timeZone)}`
}
