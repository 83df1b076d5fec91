import { durationText } from './lifetimes.ts'

/** The messages of a sign-in that failed or was canceled. docs/product/sign-in.md#failed-sign-ins */
export const SIGN_IN_MESSAGES = {
  canceled: 'You canceled the sign-in. You can try again whenever you like.',
  invalidCredentials: 'Invalid credentials. Please try again.',
  notEnabled: 'Login is not enabled for this account.',
  accountNotFound: 'Account not found. Please reach out to support.',
  social: 'Could not log in. Please try again.',
  cookiesRefused:
    'Your browser doesn’t keep the cookies that signing in needs. Allow cookies for this site, or delete what your browser has stored for it, and log in again.',
  cookiesMixed:
    'The cookies of this site contradict each other, so we signed you out. Please log in again. If this comes back, delete what your browser has stored for this site.',
  corporate: 'There is a system error related to corporate account login. Please try again later.',
  passRegistration: 'Could not register with corporate sign-in. Please try again later.',
  limitedSignup: 'Our free signup service is currently unavailable. Please try again later.',
  alreadyLinked: 'The selected social account is already linked.',
  notLinked: 'Could not link account. Please try again.',
  request: 'There was an error executing the request. Please try again.',
  invalidCode: 'Invalid code.',
  newCodeNeeded: 'Invalid code. It has expired or was tried too often: you need a new one.',
  incorrectCode: 'Incorrect code. Please re-enter and try again.',
  codeExpired: 'Your code expired. Please reset your password.',
  failedLogin: 'Failed logging in. Please reset your password.',
} as const

/** Checks whether a sign-in failed because the person has no account and may sign up. */
export function isUnknownAccount(message: string): boolean {
  return message === SIGN_IN_MESSAGES.accountNotFound || message === SIGN_IN_MESSAGES.notEnabled
}

/** Returns the message after too many attempts; the next attempt is allowed in `seconds` seconds. */
export function tooManyTries(seconds: number): string {
  return `Too many tries. Please try again in ${durationText(seconds)}.`
}
