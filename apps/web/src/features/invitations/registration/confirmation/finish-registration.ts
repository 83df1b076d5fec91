import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { type PassProblem, passProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { reportError } from '../../../../lib/tracking/error-reporting.ts'
import { limitMessage } from '../../../../lib/graphql/limit-message.ts'
import { readCookie } from '../../../../lib/sign-in/sign-in-cookies.ts'
import { type PendingIdentity, signInPendingIdentity } from '../../../../lib/sign-in/pending-identity.ts'
import { saveInvitation } from '../../stored-invitation.ts'
import { identifySignup } from '../../identify-signup.ts'
import { poll } from '../../poll.ts'
import { lookupPassActivation, type PassActivation, type RegistrationKey } from './activation-link.ts'
import { type Registrant, registerWithPass } from '../register.ts'

/** The result of a registration. */
export type RegistrationResult =
  | { kind: 'confirmed'; email: string; signedIn: boolean; activation: PassActivation | null }
  | RegistrationProblem

/** The reason why a registration failed, with the message for the visitor. */
export interface RegistrationProblem {
  kind: 'problem'
  problem: PassProblem
  message: string | null
  /** True when another corporate identity must sign in. */
  needsOtherIdentity?: boolean
}

/**
 * Registers, signs in a corporate identity, and polls for the activation link. `onCreated` is called once the account
 * exists.
 */
export async function finishRegistration(
  registrant: Registrant,
  onCreated: () => void,
): Promise<RegistrationResult> {
  const { code, values, identity } = registrant
  const { email } = values
  const answer = await registerWithPass(registrant)
  const { result, tac, error } = answer
  if (error || !result) {
    const needsOtherIdentity = error !== null && REFUSING_IDENTITY.includes(error.code)
    const problem = passProblem(error?.code ?? null)
    return { kind: 'problem', problem, message: error?.message ?? null, needsOtherIdentity }
  }
  saveInvitation(code, email)
  onCreated()
  const signedIn = identity !== null && result === 'ConfirmedWithoutActivation'
  if (signedIn) await signInPendingIdentity(identity)
  // A failure to identify the registration is only logged.
  else await identifySignup(email).catch(reportError)
  const key = keyOf(code, email, tac, signedIn)
  const lookup = async () => {
    const found = key && (await lookupPassActivation(key, signedIn ? null : identity))
    return found?.success ? found : null
  }
  const activation = key && (await poll(lookup))
  return { kind: 'confirmed', email, signedIn, activation }
}

const REFUSING_IDENTITY = ['412', 'SSO_REGISTRATION_FAILED']

/**
 * Returns the problem of a failed request: an invalid link, or an expired corporate sign-in; offline it can be retried.
 */
export function problemOf(error: unknown, identity: PendingIdentity | null): RegistrationProblem {
  reportError(error)
  const limit = limitMessage(error)
  if (limit) return { kind: 'problem', problem: 'refused', message: limit }
  if (error instanceof TypeError)
    return { kind: 'problem', problem: 'refused', message: 'Check your connection and try again.' }
  if (!identity) return { kind: 'problem', problem: 'invalid', message: null }
  const message = SIGN_IN_MESSAGES.passRegistration
  return { kind: 'problem', problem: 'refused', message, needsOtherIdentity: true }
}

function keyOf(code: string, email: string, tac: string | null, signedIn: boolean): RegistrationKey | null {
  if (signedIn) return { userId: readCookie('user_id') ?? '', shortCode: code }
  return tac ? { code, email, tac } : null
}
