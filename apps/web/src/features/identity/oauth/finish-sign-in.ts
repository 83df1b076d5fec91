import {
  FEDERATION_CONTEXTS,
  federationAction,
  type FederationAction,
  type FederationContext,
} from '@section/domain/identity/federation-outcome.ts'
import { askSignInService } from '../../../lib/sign-in/auth-request.ts'
import { type FederationOptions, takeSignInOptions } from '../../../lib/sign-in/federation.ts'
import { askForTokens, readClaims, type TokenAnswer } from '../../../lib/tokens.ts'

/** What came back from the provider, and what is to be done with it. */
export interface FinishedSignIn {
  action: FederationAction
  context: FederationContext | null
  options: FederationOptions
  /** There when the action needs them. */
  tokens: TokenAnswer | null
  clientId: string
}

/**
 * Exchanges the code that a provider sent along for tokens. What the sign-in was for is the server's word, which it
 * gives once and only to the browser that began. Specification 1, section 2.3 (OAuth callback). Never throws.
 */
export async function finishSignIn(code: string, state: string): Promise<FinishedSignIn> {
  const begun = takeSignInOptions()
  const purpose = await askForPurpose(state)
  const isOurs = begun?.state === state
  const mayExchange = purpose !== null && code !== '' && isOurs
  const tokens = mayExchange ? await exchange(code, begun.codeVerifier, begun.clientId) : null
  const context = purpose?.context ?? null
  const options = purpose?.options ?? (isOurs ? (begun.options ?? {}) : {})
  const unfinished = purpose?.canceled ? 'canceled' : 'failed'
  return {
    action: federationAction(context, tokens ? whose(tokens) : unfinished, options),
    context,
    options,
    tokens,
    clientId: begun?.clientId ?? '',
  }
}

const whose = ({ id_token }: TokenAnswer) =>
  typeof readClaims(id_token)['custom:user_id'] === 'string' ? 'member' : 'identity'

async function askForPurpose(state: string) {
  if (!state) return null
  try {
    const { context, options, failure } = await askSignInService<{
      context: string
      options?: FederationOptions | null
      failure?: { code: string } | null
    }>('/user/finishFederation', { state })
    const known = FEDERATION_CONTEXTS.find((name) => name === context)
    const canceled = failure?.code === 'SIGN_IN_CANCELED'
    return known ? { context: known, options: options ?? {}, canceled } : null
  } catch {
    return null
  }
}

async function exchange(code: string, codeVerifier: string, clientId: string): Promise<TokenAnswer | null> {
  try {
    return await askForTokens({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: `${location.origin}/oauth`,
      client_id: clientId,
    })
  } catch {
    return null
  }
}
