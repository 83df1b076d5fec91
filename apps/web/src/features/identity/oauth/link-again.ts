import { federationAction } from '@section/domain/identity/federation-outcome.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { callSignInService, AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { expiresSoon, refreshTokens } from '../../../lib/session/tokens.ts'
import { completeSignIn, type Openers, type UnlinkedSignIn } from './complete-sign-in.ts'

/**
 * Links the account again with the member's password, signs in, and goes on as the sign-in would have. Answers null, or
 * what to tell the member. `arrival` keeps the tokens in use, since each refresh token is good for once.
 */
export async function linkAgain(
  arrival: UnlinkedSignIn,
  password: string,
  openers: Omit<Openers, 'openLinkAgain'>,
): Promise<string | null> {
  const { clientId, context, options } = arrival
  const renew = async () => {
    arrival.tokens = await refreshTokens(arrival.tokens.refresh_token, clientId)
  }
  try {
    if (expiresSoon(arrival.tokens.id_token)) await renew()
    await askToLink(arrival.tokens.id_token, password)
    await renew()
    const action = federationAction(context, 'member', options)
    const { tokens } = arrival
    await completeSignIn(
      { action, unlinked: null, tokens, clientId, context, options },
      { ...openers, openLinkAgain: () => {} },
    )
    return null
  } catch (error) {
    return messageFor(error)
  }
}

async function askToLink(idToken: string, password: string): Promise<void> {
  try {
    await callSignInService('/user/linkAgain', { password }, idToken)
  } catch (error) {
    // It may be linked by now, when an answer was lost on its way: the next tokens tell.
    if (!(error instanceof AuthRefused) || error.code !== 'NOT_FOUND') throw error
  }
}

function messageFor(error: unknown): string {
  const isTold = error instanceof AuthRefused && TOLD.has(error.code)
  return isTold ? error.message : (limitMessage(error) ?? SIGN_IN_MESSAGES.social)
}

/** Refusals whose own sentence helps. */
const TOLD: ReadonlySet<string> = new Set(['INVALID_PASSWORD', 'ALREADY_LINKED'])
