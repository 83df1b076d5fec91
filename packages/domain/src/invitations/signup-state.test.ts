import { expect, it } from 'vitest'
import { signupState } from './signup-state.ts'

it.each([
  ['ConfirmedWithoutActivation', null, 'CONFIRMED_WITHOUT_ACTIVATION'],
  ['ConfirmedWithActivation', null, 'CONFIRMED_WITH_ACTIVATION'],
  ['ConfirmedWithLink', null, 'CONFIRMED_WITH_LINK'],
  ['ConfirmedWithLink', {}, 'ERROR'],
  [null, {}, 'ERROR'],
  [null, null, 'ERROR'],
] as const)('the result %s with the error %j is the state %s', (result, error, state) =>
  expect(signupState({ result, error })).toBe(state),
)
