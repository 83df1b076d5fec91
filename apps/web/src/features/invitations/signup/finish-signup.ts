import { pathTo } from '@section/domain/access/screen-path.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { durationText } from '@section/domain/identity/lifetimes.ts'
import {
  ACTIVATION_WAIT_MS,
  SOCIAL_REGISTRATION_GAP_MS,
} from '@section/domain/invitations/registration-waits.ts'
import { signupState } from '@section/domain/invitations/signup-state.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { type PendingIdentity, signInPendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { NoAccount } from '../../../lib/session/tokens.ts'
import { identify, track } from '../../../lib/tracking/tracking.ts'
import { identifySignup } from '../identify-signup.ts'
import { poll } from '../poll.ts'
import { isSignupReady, type SignupAnswer } from './signup-operations.ts'

/** How a signup ends. */
export type SignupEnd =
  | { kind: 'sent'; email: string }
  | { kind: 'registered'; link: string }
  | { kind: 'signed-in'; link: string | null }
  | { kind: 'failed'; message: string }

/** After a signup by e-mail: the mail does the rest. */
export async function finishEmailSignup(answer: SignupAnswer, email: string): Promise<SignupEnd> {
  const refused = refusal(answer)
  if (refused) return refused
  await noteSignup(email)
  return signupState(answer) === 'CONFIRMED_WITH_LINK'
    ? { kind: 'registered', link: answer.link ?? pathTo('login') }
    : { kind: 'sent', email }
}

/**
 * After a social signup: waits until the account is ready, for 12 seconds at most, and signs in. Specification 1,
 * section 4.
 */
export async function finishSocialSignup(
  answer: SignupAnswer,
  email: string,
  identity: PendingIdentity,
): Promise<SignupEnd> {
  const refused = refusal(answer)
  if (refused) return refused
  const { tac } = answer
  const [ready] = await Promise.all([
    tac ? poll(async () => (await isSignupReady(email, tac)) || null, ACTIVATION_WAIT_MS) : true,
    noteSignup(email),
  ])
  if (!ready) return { kind: 'failed', message: SIGN_IN_MESSAGES.limitedSignup }
  try {
    await signInPendingIdentity(identity)
    return { kind: 'signed-in', link: answer.link }
  } catch (error) {
    // Somebody else's account has this address: they sign in as they always did.
    if (error instanceof NoAccount) return { kind: 'registered', link: pathTo('login') }
    throw error
  }
}

const TOO_SOON = `You signed up in this browser a few minutes ago. Please log in, or try again in ${durationText(SOCIAL_REGISTRATION_GAP_MS / 1000)}.`

/** A social signup that ran already: signs in when it has led to an account, and does not run again so soon. */
export async function resumeSocialSignup(identity: PendingIdentity): Promise<SignupEnd> {
  try {
    await signInPendingIdentity(identity)
    return { kind: 'signed-in', link: null }
  } catch (error) {
    reportError(error)
    return { kind: 'failed', message: TOO_SOON }
  }
}

function refusal(answer: SignupAnswer): SignupEnd | null {
  if (signupState(answer) !== 'ERROR') return null
  return { kind: 'failed', message: answer.error?.message ?? SIGN_IN_MESSAGES.limitedSignup }
}

/** Tells the marketing sink of the form, and who it was; that this fails is only logged. */
async function noteSignup(email: string): Promise<void> {
  track('Form Submitted', { form_type: 'freemium2' })
  try {
    const userId = await identifySignup(email)
    if (userId) identify(userId, { accountType: 'LIMITED' })
  } catch (error) {
    reportError(error)
  }
}
