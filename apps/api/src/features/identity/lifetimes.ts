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
  /** Of six digits in a mail. Decisions, section 4. */
  mailedCode: 15 * 60,
  /** Of an activation link. Decisions, section 4. */
  activation: 24 * 60 * 60,
  /** In which the browser that signed up may ask for its user id. Decisions, section 4 (/elu). */
  signupNonce: 15 * 60,
  /** Of a code for another site of ours. Decisions, section 4. */
  oneTimeCode: 60,
}
