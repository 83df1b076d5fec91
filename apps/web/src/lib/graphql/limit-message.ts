import { SIGN_IN_MESSAGES, tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { GraphQLFailure } from './graphql-client.ts'
import { CookiesRefused } from '../sign-in/sign-in-cookies.ts'
import { LoginBlocked, TooManyTries } from '../sign-in/tokens.ts'

/**
 * Returns the message for a reached limit, with the time to wait, for a blocked login, or for cookies that the browser does
 * not keep; null for any other error.
 */
export function limitMessage(error: unknown): string | null {
  if (error instanceof LoginBlocked) return error.message
  if (error instanceof GraphQLFailure) return error.code === 'LIMIT_EXCEEDED' ? error.message : null
  if (error instanceof CookiesRefused) return SIGN_IN_MESSAGES.cookiesRefused
  return error instanceof TooManyTries ? tooManyTries(error.retryAfter) : null
}

/** Returns the message for an error of a result: the server's for a reached limit, else the one for its code. */
export function resultMessage(
  { code, message }: { readonly code: string; readonly message: string },
  messageOf: (code: string) => string,
): string {
  return code === 'LIMIT_EXCEEDED' ? message : messageOf(code)
}
