/**
 * The reason why a registration is refused. `full`, `expired`, `invalid`, `unrecognized`, `trial-used` and `not-found`
 * have screens of their own; `redemption-code` and `refused` are shown at the form.
 */
export type PassProblem =
  | 'full'
  | 'expired'
  | 'invalid'
  | 'unrecognized'
  | 'not-found'
  | 'redemption-code'
  | 'trial-used'
  | 'refused'

const BY_CODE: Readonly<Record<string, PassProblem>> = {
  402: 'full',
  403: 'redemption-code',
  404: 'not-found',
  410: 'expired',
  412: 'unrecognized',
  TRIAL_USED: 'trial-used',
}

/**
 * Returns the problem for an error code of a pass. A number that is not known, and no response (null), is an invalid
 * link; any other code in words is shown at the form. See docs/product/invitations.md#problems-with-an-invitation.
 */
export function passProblem(code: string | null): PassProblem {
  if (code === null) return 'invalid'
  return BY_CODE[code] ?? (/^\d+$/.test(code) ? 'invalid' : 'refused')
}
