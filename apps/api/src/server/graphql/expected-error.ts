import { ERROR_CODES, type ErrorCode } from '@section/contract/error-codes.ts'

/** Returns an expected failure as results carry it: its code in the register, and the sentence for people. */
export function expectedError(code: ErrorCode): { code: ErrorCode; message: string } {
  return { code, message: ERROR_CODES[code] }
}
