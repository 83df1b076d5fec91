import { ERROR_CODES, type ErrorCode } from '@section/contract/error-codes.ts'

/** Returns an expected error for a GraphQL result: its code and the message for people. */
export function expectedError(code: ErrorCode): { code: ErrorCode; message: string } {
  return { code, message: ERROR_CODES[code] }
}
