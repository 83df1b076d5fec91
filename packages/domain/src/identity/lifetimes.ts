import { counted } from '../time/durations.ts'

/** The lifetimes of the identity provider, in seconds. docs/product/sign-in.md#tokens-and-lifetimes */
export const LIFETIMES = {
  idToken: 15 * 60,
  accessToken: 15 * 60,
  /** Lifetime of a sign-in, however often its refresh token is exchanged. */
  signIn: 31 * 24 * 60 * 60,
  authorizationCode: 60,
  /** The time to submit the sign-in form. */
  interaction: 60 * 60,
  /** Lifetime of the provider's own cookie, with which the same browser needs no second sign-in form. */
  providerSession: 24 * 60 * 60,
  /** A refresh that is repeated within this time gets the same tokens again. */
  refreshReplay: 20,
  /** Lifetime of the six-digit codes that are mailed to reset or set a password. */
  mailedCode: 15 * 60,
  /** Lifetime of an activation link and of the signup handle. */
  activation: 24 * 60 * 60,
  /** The time in which the browser that signed up may ask for its user id at `/elu`. */
  signupNonce: 15 * 60,
  /** Lifetime of a code for another site of the school. */
  oneTimeCode: 60,
} as const

/** The minimum time between two mails with a code or a link to one address, in seconds. */
export const MAIL_GAP_SECONDS = 60

/** Formats a duration such as "15 minutes": in whole hours if possible, else in minutes, rounded up to at least one. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')
}
