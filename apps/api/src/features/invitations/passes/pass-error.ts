import { ERROR_CODES } from '@section/contract/error-codes.ts'
import { PASS_ERRORS, type PassErrorCode } from '@section/contract/pass-error-codes.ts'
import { UNRECOGNIZED_WORK_EMAIL } from '@section/domain/invitations/email-domain.ts'
import type { Pass } from './invitations-store.ts'

export interface PassError {
  code: PassErrorCode
  message: string
}

/** Returns a failure of a pass as results carry it, with a sentence of its own where the code's does not fit. */
export function passError(code: PassErrorCode, message?: string): PassError {
  return { code, message: message ?? { ...ERROR_CODES, ...PASS_ERRORS }[code] }
}

/** Returns what an address is told that the pass does not take: an employee, to use their work address. */
export function unrecognizedEmail({ segment }: Pick<Pass, 'segment'>): PassError {
  return passError('412', segment === 'ENTERPRISE' ? UNRECOGNIZED_WORK_EMAIL : undefined)
}
