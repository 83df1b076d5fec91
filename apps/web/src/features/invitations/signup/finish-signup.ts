import { pathTo } from '@section/domain/access/screen-path.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { durationText } from '@section/domain/identity/lifetimes.ts'
import {
  ACTIVATION_WAIT_MS,
  SOCIAL_REGISTRATION_GAP_MS,
} from '@section/domain/invitations/registration-waits.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { type PendingIdentity, signInPendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { NoAccount } from '../../../lib/sign-in/tokens.ts'
import { identify, track } from '../../../lib/tracking/tracking.ts'
import { identifySignup } from '../identify-signup.ts'
import { poll } from '../poll.ts'
import { isSignupReady, type SignupAnswer } from './signup-operations.ts'

/** The result of a signup. */
export type SignupResult =
  /** The activation link was mailed. */
  | { kind: 'sent'; email: string }
  | { kind: 'registered'; link: string }
  | { kind: 'signed-in'; link: string | null }
  | { kind: 'failed'; message: string }

/** Finishes a signup by e-mail, which the mailed link completes. */
export async function finishEmailSignup(answer: SignupAnswer, email: string): Promise<SignupResult> {
  const refused = refusal(answer)
  if (refused) return refused
  await trackSignup(email)
  return answer.result === 'ConfirmedWithLink'
    ? { kind: 'registered', link: answer.link ?? pathTo('login') }
    : { kind: 'sent', email }
}

/**
 * Finishes a social signup: waits until the account is ready, for 12 seconds at most, and signs in. See
 * docs/product/registration.md#waiting-for-an-account.
 */
export async function finishSocialSignup(
  answer: SignupAnswer,
  email: string,
  identity: PendingIdentity,
): Promise<SignupResult> {
  const refused = refusal(answer)
  if (refused) return refused
  const { tac } = answer
  const [ready] = await Promise.all([
    tac ? poll(async () => (await isSignupReady(email, tac)) || null, ACTIVATION_WAIT_MS) : true,
    trackSignup(email),
  ])
  if (!ready) return { kind: 'failed', message: SIGN_IN_MESSAGES.limitedSignup }
  try {
    await signInPendingIdentity(identity)
    return { kind: 'signed-in', link: answer.link }
  } catch (error) {
    // Another account has this address, so the visitor logs in with it.
    if (error instanceof NoAccount) return { kind: 'registered', link: pathTo('login') }
    throw error
  }
}

const TOO_SOON = `You signed up in this browser a few minutes ago. Please log in, or try again in ${durationText(SOCIAL_REGISTRATION_GAP_MS / 1000)}.`

/** Signs in an identity whose social signup has run already; without an account it must wait. */
export async function resumeSocialSignup(identity: PendingIdentity): Promise<SignupResult> {
  try {
    await signInPendingIdentity(identity)
    return { kind: 'signed-in', link: null }
  } catch (error) {
    reportError(error)
    return { kind: 'failed', message: limitMessage(error) ?? TOO_SOON }
  }
}

function refusal(answer: SignupAnswer): SignupResult | null {
  if (answer.result && !answer.error) return null
  return { kind: 'failed', message: answer.error?.message ?? SIGN_IN_MESSAGES.limitedSignup }
}

/** Tracks the form and identifies the new member; a failure is only logged. */
async function trackSignup(email: string): Promise<void> {
  track('Form Submitted', { form_type: 'freemium2' })
  try {
    const userId = await identifySignup(email)
    if (userId) identify(userId, { accountType: 'LIMITED' })
  } catch (error) {
    reportError(error)
  }
}
