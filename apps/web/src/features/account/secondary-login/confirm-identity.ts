import { pathTo } from '@section/domain/access/screen-path.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { callSignInService, AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'
import { freshIdToken, readClaims } from '../../../lib/sign-in/tokens.ts'
import { CONFIRMED_PATH, saveSignInChange, type SignInChange } from './pending-change.ts'

/** The method by which the member confirms their identity. */
export type ConfirmationMethod = { by: 'password' } | { by: 'social' } | { by: 'realm'; realm: string }

/** The message for a failure when the server sends no message. */
export const CONFIRMATION_FAILED = 'Could not confirm that it is you. Please try again.'

/** Returns the member's method of confirmation. Errors: `AuthRefused`, `TokenRefused`, `TypeError` without a network. */
export async function loadConfirmationMethod(): Promise<ConfirmationMethod> {
  return callSignInService<ConfirmationMethod>('/user/howToConfirm', {}, await freshIdToken())
}

/** Confirms with the password. Returns null, or the message for the member. */
export async function confirmWithPassword(password: string): Promise<string | null> {
  try {
    await callSignInService('/user/confirmIdentity', { password }, await freshIdToken())
    return null
  } catch (error) {
    const message = error instanceof AuthRefused ? error.message : limitMessage(error)
    return message || CONFIRMATION_FAILED
  }
}

/** Navigates to the provider, after which the change continues here. Returns null, or the message of a failure. */
export async function confirmAtProvider(
  confirmation: Exclude<ConfirmationMethod, { by: 'password' }>,
  change: SignInChange,
): Promise<string | null> {
  const options = { redirectPath: CONFIRMED_PATH, errorUrl: pathTo('accountSettings') }
  try {
    saveSignInChange(change, readClaims(await freshIdToken())['custom:user_id'])
    await startFederation(
      confirmation.by === 'social'
        ? { context: 'login', provider: 'social', options, again: true }
        : { context: 'corporate-login', realm: confirmation.realm, options, again: true },
    )
    return null
  } catch {
    return CONFIRMATION_FAILED
  }
}
