/** How long what the identity provider gives out is good, in seconds. Specification 1, section 9. */
export const LIFETIMES = {
  idToken: 15 * 60,
  accessToken: 15 * 60,
  /** From sign-in on, however often the refresh token is exchanged. */
  signIn: 31 * 24 * 60 * 60,
  authorizationCode: 60,
  /** From opening the sign-in form until it is sent. */
  interaction: 60 * 60,
  /** Of the provider's own cookie, which spares a second form in the same browser. */
  providerSession: 24 * 60 * 60,
  /** In which a repeated refresh gets the same tokens again. */
  refreshReplay: 20,
  /** Of the six-digit codes that are mailed to reset or set a password. Decisions, section 4. */
  mailedCode: 15 * 60,
  /** Of an activation link, and of the handle by which the browser that signed up asks for it. Decisions, section 4. */
  activation: 24 * 60 * 60,
  /** In which the browser that signed up may ask for its user id. Decisions, section 4 (/elu). */
  signupNonce: 15 * 60,
  /** Of a code for another site of ours. Decisions, section 4. */
  oneTimeCode: 60,
} as const

/** How long must pass between two mails with a code or a link to one address, in seconds. */
export const MAIL_GAP_SECONDS = 60

const UNITS = [
  { name: 'hour', seconds: 60 * 60 },
  { name: 'minute', seconds: 60 },
] as const

/**
 * A length of time as texts name it, such as "15 minutes": in hours when it is whole hours, otherwise in minutes,
 * rounded up. `seconds` below one minute are told as "1 minute".
 */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const unit = UNITS.find((one) => (minutes * 60) % one.seconds === 0) ?? UNITS[1]
  const count = (minutes * 60) / unit.seconds
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}
