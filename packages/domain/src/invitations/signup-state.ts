/** What a registration answers, with a pass or for free (Specification 1, section 3). */
export type RegistrationResult =
  | 'ConfirmedWithoutActivation'
  | 'ConfirmedWithActivation'
  | 'ConfirmedWithLink'

/** What the screens make of it (Specification 1, section 3, signup result states). */
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

/** The state of a screen by the answer that it got: an error, or no result, is an error. */
export function signupState(answer: {
  readonly result: RegistrationResult | null
  readonly error: object | null
}): SignupState {
  return answer.error || !answer.result ? 'ERROR' : STATES[answer.result]
}
