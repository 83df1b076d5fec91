import { ERROR_CODES } from '@section/contract/error-codes.ts'
import { PASS_ERRORS, type PassErrorCode } from '@section/contract/pass-error-codes.ts'
import { UNRECOGNIZED_WORK_EMAIL } from '@section/domain/invitations/email-domain.ts'
import type { PassState } from '@section/domain/invitations/passes/pass-state.ts'
import type { Pass } from './invitations-store.ts'

export interface PassError {
  code: PassErrorCode
  message: string
}

/** Returns the error of a pass for a GraphQL result, with the code's own message unless another is given. */
export function passError(code: PassErrorCode, message?: string): PassError {
  return { code, message: message ?? { ...ERROR_CODES, ...PASS_ERRORS }[code] }
}

/** Returns the error of a pass that is full or has ended; null for an open one. */
export function passStateError(state: PassState): PassError | null {
  return state === 'OPEN' ? null : passError(state === 'FULL' ? '402' : '410')
}

/** Returns the error for an e-mail address that the pass does not accept. Employees are asked to use their work address. */
export function unrecognizedEmail({ segment }: Pick<Pass, 'segment'>): PassError {
  return passError('412', segment === 'ENTERPRISE' ? UNRECOGNIZED_WORK_EMAIL : undefined)
}
