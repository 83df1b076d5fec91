import type { ErrorCode } from '@section/contract/error-codes.ts'
import { type OutageNotice, outageNotice } from '@section/domain/flags/outage.ts'
import type { Services } from '../services.ts'

/** What is told while the flag closes every way in; null: they are open. Specification 1, section 2.3; docs/decisions/flags.md. */
export const loginOutage = ({ flags }: Pick<Services, 'flags'>): OutageNotice | null =>
  outageNotice(flags.ofVisitors().outage)

/** The error of a closed way in, in the words of the notice; null: it is open. */
export function loginBlocked(services: Pick<Services, 'flags'>): { code: ErrorCode; message: string } | null {
  const notice = loginOutage(services)
  return notice && { code: 'LOGIN_BLOCKED', message: notice.description }
}
