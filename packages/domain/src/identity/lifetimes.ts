import { counted } from '../time/durations.ts'

/** Lifetimes in the identity provider, in seconds. Specification 1, section 9. */
export const LIFETIMES = {
  idToken: 15 * 60,
  accessToken: 15 * 60,
  /** Counted from the sign-in, however often the refresh token is exchanged. */
  signIn: 31 * 24 * 60 * 60,
  authorizationCode: 60,
  /** The time to submit the sign-in form. */
  interaction: 60 * 60,
  /** Lifetime of the provider's own cookie, which spares a second form in the same browser. */
  providerSession: 24 * 60 * 60,
  /** A refresh that is repeated within this time gets the same tokens again. */
  refreshReplay: 20,
  /** Lifetime of the six-digit codes that are mailed to reset or set a password. Decisions, section 4. */
  mailedCode: 15 * 60,
  /** Lifetime of an activation link and of the signup handle. Decisions, section 4. */
  activation: 24 * 60 * 60,
  /** The browser that signed up may ask for its user id within this time. Decisions, section 4 (/elu). */
  signupNonce: 15 * 60,
  /** Lifetime of a code for another site of the school. Decisions, section 4. */
  oneTimeCode: 60,
} as const

/** The least time between two mails with a code or a link to one address, in seconds. */
export const MAIL_GAP_SECONDS = 60

/** Formats a duration, such as "15 minutes": in hours if they are whole, else in minutes, rounded up, and at least one. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')
}
