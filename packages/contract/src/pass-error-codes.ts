import type { ErrorCode } from './error-codes.ts'

/** The messages of the numbered failures of a pass. */
export const PASS_ERRORS = {
  '402': 'There are no slots left.',
  '403': 'Invalid redemption code.',
  '404': 'This invitation does not exist.',
  '410': 'Enrollment has expired.',
  '412': 'This email address is not recognized for this course.',
} as const

export type PassErrorCode = keyof typeof PASS_ERRORS | ErrorCode
