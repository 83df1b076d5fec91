import { federationAction } from '@section/domain/identity/federation-outcome.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { callSignInService, AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { expiresSoon, refreshTokens } from '../../../lib/sign-in/tokens.ts'
import type { TargetOpeners } from '../../../lib/sign-in/sign-in-target.ts'
import { completeSignIn, type UnlinkedSignIn } from './complete-sign-in.ts'

/**
 * Links the account again with the member's password and completes the sign-in. Returns null, or the message for the
 * member. It updates the tokens of `signIn`, because a refresh token can be used only once.
 */
export async function linkAgain(
  signIn: UnlinkedSignIn,
  password: string,
  openers: TargetOpeners,
): Promise<string | null> {
  const { clientId, context, options } = signIn
  const renew = async () => {
    signIn.tokens = await refreshTokens(signIn.tokens.refresh_token, clientId)
  }
  try {
    if (expiresSoon(signIn.tokens.id_token)) await renew()
    await requestLink(signIn.tokens.id_token, password)
    await renew()
    const action = federationAction(context, 'member', options)
    const { tokens } = signIn
    await completeSignIn(
      { action, unlinked: null, tokens, clientId, context, options },
      { ...openers, openLinkAgain: () => {} },
    )
    return null
  } catch (error) {
    return messageFor(error)
  }
}

async function requestLink(idToken: string, password: string): Promise<void> {
  try {
    await callSignInService('/user/linkAgain', { password }, idToken)
  } catch (error) {
    // The account may be linked already because an earlier answer was lost; the next tokens show whether it is.
    if (!(error instanceof AuthRefused) || error.code !== 'NOT_FOUND') throw error
  }
}

function messageFor(error: unknown): string {
  const hasMessage = error instanceof AuthRefused && WITH_MESSAGE.has(error.code)
  return hasMessage ? error.message : (limitMessage(error) ?? SIGN_IN_MESSAGES.social)
}

/** The refusals whose message is shown to the member. */
const WITH_MESSAGE: ReadonlySet<string> = new Set(['INVALID_PASSWORD', 'ALREADY_LINKED'])
