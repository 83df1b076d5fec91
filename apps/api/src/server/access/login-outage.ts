import type { ErrorCode } from '@section/contract/error-codes.ts'
import { type OutageNotice, outageNotice } from '@section/domain/flags/outage.ts'
import type { Services } from '../services.ts'

/** Returns the notice that is shown while the flag blocks logging in; null while it does not. docs/decisions/flags.md */
export const loginOutage = ({ flags }: Pick<Services, 'flags'>): OutageNotice | null =>
  outageNotice(flags.ofVisitors().outage)

/** Returns the error with the notice's text while logging in is blocked; null while it is not. */
export function loginBlockedError(
  services: Pick<Services, 'flags'>,
): { code: ErrorCode; message: string } | null {
  const notice = loginOutage(services)
  return notice && { code: 'LOGIN_BLOCKED', message: notice.description }
}
