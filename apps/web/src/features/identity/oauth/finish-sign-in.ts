import {
  FEDERATION_CONTEXTS,
  federationAction,
  type FederationAction,
  type FederationContext,
} from '@section/domain/identity/federation-outcome.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { callSignInService } from '../../../lib/sign-in/auth-request.ts'
import { type FederationOptions, signInOptions } from '../../../lib/sign-in/federation.ts'
import { requestTokens, readClaims, type TokenAnswer } from '../../../lib/session/tokens.ts'

/** With the password, which links the account again, or as they usually do. */
export type Unlinked = 'password' | 'elsewhere'

/** What came back from the provider, and what is to be done with it. */
export interface FinishedSignIn {
  action: FederationAction
  context: FederationContext | null
  options: FederationOptions
  /** How the member gets in who has unlinked the account that came. */
  unlinked: Unlinked | null
  /** There when the action needs them. */
  tokens: TokenAnswer | null
  clientId: string
}

/**
 * Exchanges the code that a provider sent along for tokens. What the sign-in was for is the server's word, which it
 * gives once and only to the browser that began. Specification 1, section 2.3 (OAuth callback). Never throws.
 */
export async function finishSignIn(code: string, state: string): Promise<FinishedSignIn> {
  const begun = signInOptions.consume()
  let limit: string | null = null
  const giveUp = (error: unknown) => {
    limit = limitMessage(error)
    return null
  }
  const purpose = await askForPurpose(state).catch(giveUp)
  const isOurs = begun?.state === state
  const mayExchange = purpose !== null && code !== '' && isOurs
  const tokens = mayExchange ? await exchange(code, begun.codeVerifier, begun.clientId).catch(giveUp) : null
  const context = purpose?.context ?? null
  const options = purpose?.options ?? (isOurs ? (begun.options ?? {}) : {})
  const unfinished = purpose?.canceled ? 'canceled' : 'failed'
  const unlinked = purpose?.unlinked ?? null
  const result = tokens ? whose(tokens, unlinked) : unfinished
  const action = federationAction(context, result, options)
  return {
    action: limit !== null && action.kind === 'fail' ? { ...action, message: limit } : action,
    context,
    options,
    unlinked,
    tokens,
    clientId: begun?.clientId ?? '',
  }
}

function whose({ id_token }: TokenAnswer, unlinked: Unlinked | null) {
  if (typeof readClaims(id_token)['custom:user_id'] === 'string') return 'member'
  return unlinked ? 'unlinked' : 'identity'
}

async function askForPurpose(state: string) {
  if (!state) return null
  const { context, options, failure, unlinked } = await callSignInService<{
    context: string
    options?: FederationOptions | null
    failure?: { code: string } | null
    unlinked?: Unlinked
  }>('/user/finishFederation', { state })
  const known = FEDERATION_CONTEXTS.find((name) => name === context)
  const canceled = failure?.code === 'SIGN_IN_CANCELED'
  return known ? { context: known, options: options ?? {}, canceled, unlinked } : null
}

const exchange = (code: string, codeVerifier: string, clientId: string): Promise<TokenAnswer> =>
  requestTokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: `${location.origin}/oauth`,
    client_id: clientId,
  })
