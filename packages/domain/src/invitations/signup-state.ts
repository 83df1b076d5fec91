/** The result of a registration, with a pass or for free (Specification 1, section 3). */
export type RegistrationResult =
  | 'ConfirmedWithoutActivation'
  | 'ConfirmedWithActivation'
  | 'ConfirmedWithLink'

export type SignupState =
  | 'CONFIRMED_WITHOUT_ACTIVATION'
  | 'CONFIRMED_WITH_ACTIVATION'
  | 'CONFIRMED_WITH_LINK'
  | 'ERROR'

const STATES = {
  ConfirmedWithoutActivation: 'CONFIRMED_WITHOUT_ACTIVATION',
  ConfirmedWithActivation: 'CONFIRMED_WITH_ACTIVATION',
  ConfirmedWithLink: 'CONFIRMED_WITH_LINK',
} as const satisfies Record<RegistrationResult, SignupState>

/** Returns the signup result state (Specification 1, section 3). */
export function signupState(response: {
  readonly result: RegistrationResult | null
  readonly error: object | null
}): SignupState {
  return response.error || !response.result ? 'ERROR' : STATES[response.result]
}
