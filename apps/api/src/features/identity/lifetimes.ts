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
}
