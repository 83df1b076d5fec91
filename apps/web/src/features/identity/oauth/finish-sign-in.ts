import type { ErrorCode } from '@section/contract/error-codes.ts'
import {
  FEDERATION_CONTEXTS,
  federationAction,
  type FederationAction,
  type FederationContext,
} from '@section/domain/identity/federation-outcome.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { callSignInService } from '../../../lib/sign-in/auth-request.ts'
import { type FederationOptions, signInOptions } from '../../../lib/sign-in/federation.ts'
import { requestTokens, readClaims, type TokenAnswer } from '../../../lib/sign-in/tokens.ts'

/** The way in which a member with an unlinked account signs in: with the password, which links it again, or otherwise. */
export type Unlinked = 'password' | 'elsewhere'

/** The result of a sign-in at a provider with its next action. */
export interface FinishedSignIn {
  action: FederationAction
  context: FederationContext | null
  options: FederationOptions
  /** Set when the member has unlinked the account. */
  unlinked: Unlinked | null
  /** Set when the action needs them. */
  tokens: TokenAnswer | null
  clientId: string
}

/**
 * Exchanges the code of a provider for tokens. The server returns the purpose of the sign-in once, to the browser that
 * started it. Never throws. SECURITY.md#replayed-federation-callbacks
 */
export async function finishSignIn(code: string, state: string): Promise<FinishedSignIn> {
  const started = signInOptions.consume()
  let limit: string | null = null
  const recordLimit = (error: unknown) => {
    limit = limitMessage(error)
    return null
  }
  const purpose = await getPurpose(state).catch(recordLimit)
  const isOurs = started?.state === state
  const canExchange = purpose !== null && code !== '' && isOurs
  const tokens = canExchange
    ? await exchange(code, started.codeVerifier, started.clientId).catch(recordLimit)
    : null
  const context = purpose?.context ?? null
  const options = purpose?.options ?? (isOurs ? (started.options ?? {}) : {})
  const unfinished = purpose?.canceled ? 'canceled' : 'failed'
  const unlinked = purpose?.unlinked ?? null
  const result = tokens ? outcomeOf(tokens, unlinked) : unfinished
  const action = federationAction(context, result, options, purpose?.refusal)
  return {
    action: limit !== null && action.kind === 'fail' ? { ...action, message: limit } : action,
    context,
    options,
    unlinked,
    tokens,
    clientId: started?.clientId ?? '',
  }
}

function outcomeOf({ id_token }: TokenAnswer, unlinked: Unlinked | null) {
  if (typeof readClaims(id_token)['custom:user_id'] === 'string') return 'member'
  return unlinked ? 'unlinked' : 'identity'
}

async function getPurpose(state: string) {
  if (!state) return null
  const { context, options, failure, unlinked } = await callSignInService<{
    context: string
    options?: FederationOptions | null
    failure?: { code: string; message: string } | null
    unlinked?: Unlinked
  }>('/user/finishFederation', { state })
  const known = FEDERATION_CONTEXTS.find((name) => name === context)
  const canceled = failure?.code === 'SIGN_IN_CANCELED'
  const refusal = failure && LASTING.has(failure.code) ? failure.message : null
  return known ? { context: known, options: options ?? {}, canceled, refusal, unlinked } : null
}

/** The failures that recur until somebody changes something; the message of the server says who can. */
const LASTING: ReadonlySet<string> = new Set<ErrorCode>([
  'EMAIL_MISSING',
  'EMAIL_NOT_VERIFIED',
  'EMAIL_OF_OTHER_DOMAIN',
  'RESPONSE_REFUSED',
  'SIGN_IN_CHANGED',
])

const exchange = (code: string, codeVerifier: string, clientId: string): Promise<TokenAnswer> =>
  requestTokens({
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: location.origin + pathTo('oauth'),
    client_id: clientId,
  })
