import { pathTo } from '@section/domain/access/screen-path.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { unlinkAccount } from './link-account.ts'
import type { ConfirmationMethod } from './confirm-identity.ts'
import type { SignInChange } from './pending-change.ts'

/** The result of a change; after `redirected` the browser is on its way to the provider. */
type ChangeOutcome =
  | { readonly kind: 'redirected' | 'unlinked' }
  /** The member must confirm their identity first. */
  | { readonly kind: 'confirm'; readonly confirmation: ConfirmationMethod }
  | { readonly kind: 'failed'; readonly message: string }

/** The error code when the member authenticated too long ago. */
const CONFIRMATION_NEEDED = 'CONFIRMATION_NEEDED'

/** Links or unlinks the social account. Never throws. docs/product/account-settings.md#secondary-login */
export async function changeSignIn(change: SignInChange): Promise<ChangeOutcome> {
  const outcome = change === 'link' ? await startLinking() : await unlink()
  if (outcome !== CONFIRMATION_NEEDED) return outcome
  const { CONFIRMATION_FAILED, loadConfirmationMethod } = await import('./confirm-identity.ts')
  try {
    return { kind: 'confirm', confirmation: await loadConfirmationMethod() }
  } catch (error) {
    return { kind: 'failed', message: limitMessage(error) ?? CONFIRMATION_FAILED }
  }
}

type Attempt = ChangeOutcome | typeof CONFIRMATION_NEEDED

async function startLinking(): Promise<Attempt> {
  try {
    const { startFederation } = await import('../../../lib/sign-in/federation.ts')
    await startFederation({
      context: 'add-secondary-email',
      provider: 'social',
      options: { redirectPath: pathTo('accountSettings'), errorUrl: pathTo('accountSettings') },
    })
    return { kind: 'redirected' }
  } catch (error) {
    if (error instanceof AuthRefused && error.code === CONFIRMATION_NEEDED) return CONFIRMATION_NEEDED
    const message = error instanceof AuthRefused ? error.message : limitMessage(error)
    return { kind: 'failed', message: message || SIGN_IN_MESSAGES.notLinked }
  }
}

async function unlink(): Promise<Attempt> {
  const problem = await unlinkAccount()
  if (!problem) return { kind: 'unlinked' }
  return problem.code === CONFIRMATION_NEEDED
    ? CONFIRMATION_NEEDED
    : { kind: 'failed', message: problem.message }
}
