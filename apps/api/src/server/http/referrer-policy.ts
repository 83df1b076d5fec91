/** Screens whose address may carry a code or somebody's e-mail address, until the app takes it out. Threat T-A3. */
const SECRET_PATHS =
  /^\/(?:login|signup|corp-login|oauth|lms|forgot-password|reset-password|reset-password-confirmation|set-password|invite-registration|preview|pathway)(?:\/|$)/

/** What a screen tells the next place about where the visitor comes from. Reliability gate G12. */
export function referrerPolicy(path: string): string {
  return SECRET_PATHS.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'
}
