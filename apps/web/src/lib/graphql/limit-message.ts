import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { LoginBlocked, TooManyTries } from '../session/tokens.ts'

/**
 * What a screen says when a limit was reached, with the time to come back, or when nobody can log in; null for any other
 * error.
 */
export function limitMessage(error: unknown): string | null {
  if (error instanceof LoginBlocked) return error.message
  return error instanceof TooManyTries ? tooManyTries(error.retryAfter) : null
}

/** What a screen says to the error of a result: a reached limit in the server's words, any other by its code. */
export function resultMessage(
  { code, message }: { readonly code: string; readonly message: string },
  meaning: (code: string) => string,
): string {
  return code === 'LIMIT_EXCEEDED' ? message : meaning(code)
}
