import type { FederationContext } from '@section/domain/identity/federation-outcome.ts'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { openTarget, type TargetOpeners } from '../../../lib/sign-in/sign-in-target.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import type { FederationOptions } from '../../../lib/sign-in/federation.ts'
import { savePendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { CookiesRefused } from '../../../lib/sign-in/sign-in-cookies.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { readClaims, storeSignIn, type TokenAnswer } from '../../../lib/sign-in/tokens.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { linkAccount } from '../../account/secondary-login/link-account.ts'
import type { FinishedSignIn, Unlinked } from './finish-sign-in.ts'

/** The functions that open the target of a sign-in. */
export interface Openers extends TargetOpeners {
  /** Opens the screen that asks for the password first. */
  openLinkAgain: (signIn: UnlinkedSignIn) => void
}

/** A sign-in with a social account that the member has unlinked. */
export interface UnlinkedSignIn {
  by: Unlinked
  tokens: TokenAnswer
  clientId: string
  context: FederationContext
  options: FederationOptions
}

/** Carries out the action of a federated sign-in and opens its target. docs/product/federated-sign-in.md#the-callback */
export async function completeSignIn(finished: FinishedSignIn, openers: Openers): Promise<void> {
  const { action, unlinked, tokens, clientId, context, options } = finished
  if (action.kind === 'fail') {
    signInFailure.write(action.message)
    return openers.openPath(action.path)
  }
  if (!tokens || !context) return
  if (action.kind === 'link-again')
    return openers.openLinkAgain({ by: unlinked ?? 'elsewhere', tokens, clientId, context, options })
  if (action.kind === 'link') {
    const { email, sso_username: userName } = readClaims(tokens.id_token)
    const problem = await linkAccount(String(email), String(userName))
    if (problem) signInFailure.write(problem)
    else showToast({ tone: 'success', message: 'The account is linked.' })
    return openers.openPath(pathTo('accountSettings'))
  }
  if (action.kind === 'register') {
    if (context === 'pass-registration' || context === 'limited-signup' || context === 'lms')
      savePendingIdentity(tokens, clientId, { context, options })
    return openers.openPath(action.path)
  }
  try {
    storeSignIn(tokens)
  } catch (error) {
    if (!(error instanceof CookiesRefused)) throw error
    signInFailure.write(SIGN_IN_MESSAGES.cookiesRefused)
    return openers.openPath(pathTo('login'))
  }
  // Another member may have been signed in before; their data is removed.
  queryClient.clear()
  track('Signed In', { method: METHODS[context] ?? 'social' })
  if (context === 'set-password') track('Password Created', {})
  if (action.kind === 'sign-in-and-open') openers.openPath(action.path)
  else openTarget(openers, options)
}

const METHODS: Partial<Record<NonNullable<FinishedSignIn['context']>, 'corporate' | 'lms'>> = {
  'corporate-login': 'corporate',
  'pass-registration': 'corporate',
  lms: 'lms',
}
