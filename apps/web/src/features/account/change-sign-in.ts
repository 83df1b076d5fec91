import { pathTo } from '@section/domain/access/screen-path.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../lib/graphql/limit-message.ts'
import { AuthRefused } from '../../lib/sign-in/auth-request.ts'
import { unlinkAccount } from './account-linking.ts'
import type { Confirmation } from './confirm-identity.ts'
import type { SignInChange } from './waiting-change.ts'

/** How a change of the ways to sign in went; `left`: on the way to the provider. */
export type ChangeOutcome =
  | { readonly kind: 'left' | 'unlinked' }
  /** First the member has to prove that it is still them. */
  | { readonly kind: 'confirm'; readonly how: Confirmation }
  | { readonly kind: 'failed'; readonly message: string }

/** The code of whoever signed in too long ago. */
const CONFIRMATION_NEEDED = 'CONFIRMATION_NEEDED'

/** Links or unlinks the social account, or answers what is in the way. Never throws. Specification 3, section 4. */
export async function changeSignIn(change: SignInChange): Promise<ChangeOutcome> {
  const outcome = change === 'link' ? await leaveToLink() : await unlink()
  if (outcome !== CONFIRMATION_NEEDED) return outcome
  const { CONFIRMATION_FAILED, howToConfirm } = await import('./confirm-identity.ts')
  try {
    return { kind: 'confirm', how: await howToConfirm() }
  } catch (error) {
    return { kind: 'failed', message: limitMessage(error) ?? CONFIRMATION_FAILED }
  }
}

type Attempt = ChangeOutcome | typeof CONFIRMATION_NEEDED

async function leaveToLink(): Promise<Attempt> {
  try {
    const { startFederation } = await import('../../lib/sign-in/federation.ts')
    await startFederation({
      context: 'add-secondary-email',
      provider: 'social',
      options: { redirectPath: pathTo('accountSettings'), errorUrl: pathTo('accountSettings') },
    })
    return { kind: 'left' }
  } catch (error) {
    if (error instanceof AuthRefused && error.code === CONFIRMATION_NEEDED) return CONFIRMATION_NEEDED
    return { kind: 'failed', message: limitMessage(error) ?? SIGN_IN_MESSAGES.notLinked }
  }
}

async function unlink(): Promise<Attempt> {
  const problem = await unlinkAccount()
  if (!problem) return { kind: 'unlinked' }
  return problem.code === CONFIRMATION_NEEDED
    ? CONFIRMATION_NEEDED
    : { kind: 'failed', message: problem.message }
}
