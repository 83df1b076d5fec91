import { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { deleteReplay, findReplay, insertReplay, storeResponse } from './refresh-replays-store.ts'
import { refreshTokenHash, encryptResponse, decryptResponse } from './encrypted-response.ts'
import { type GrantContext, runAndCommit, type TokenExchange, type TokenResponse } from './token-exchange.ts'

/**
 * Accepts a repeated refresh token for some seconds and returns the same tokens as before, so that tabs that refresh
 * together, and clients that lost the response, stay signed in. Later the provider treats a repetition as theft and ends
 * the sign-in. docs/decisions/refresh-replay.md
 */
export function withReplay(
  exchange: TokenExchange,
  { services: { clock }, unit, findAccount }: GrantContext,
): TokenExchange {
  const inProgress = new Map<string, Promise<TokenResponse>>()

  return async (ctx) => {
    const token = ctx.oidc.params['refresh_token']
    if (typeof token !== 'string' || !token) return exchange(ctx)
    const key = `${ctx.oidc.client.clientId} ${refreshTokenHash(token)}`
    const existing = inProgress.get(key)
    const response = existing ?? runAndCommit(unit, () => exchangeOnce(ctx, token, clock()))
    if (!existing) {
      inProgress.set(key, response)
      response.finally(() => inProgress.delete(key)).catch(() => {})
    }
    ctx.body = await response
  }

  async function exchangeOnce(
    ctx: TokenEndpointGrantContext,
    token: string,
    now: number,
  ): Promise<TokenResponse> {
    const tokenHash = refreshTokenHash(token)
    // A second server waits for this row's lock until the first one has committed its response.
    const isFirst = await unit.query((db) => insertReplay(db, tokenHash, new Date(now)))
    if (!isFirst) {
      const replayed = await findReplayedResponse(ctx, token, now)
      if (replayed) return replayed
    }
    try {
      await exchange(ctx)
    } catch (refusal) {
      if (isFirst && refusal instanceof errors.OIDCProviderError) {
        await unit.query((db) => deleteReplay(db, tokenHash))
      }
      throw refusal
    }
    const response = ctx.body as TokenResponse
    const encrypted = await encryptResponse(JSON.stringify(response), token, ctx.oidc.client.clientId)
    await unit.query((db) => storeResponse(db, tokenHash, encrypted))
    return response
  }

  /** Returns the stored response while it may be repeated and its tokens are valid. */
  async function findReplayedResponse(
    ctx: TokenEndpointGrantContext,
    token: string,
    now: number,
  ): Promise<TokenResponse | undefined> {
    const row = await unit.query((db) => findReplay(db, refreshTokenHash(token)))
    if (!row?.sealedAnswer) return undefined
    if (now - row.createdAt.getTime() > LIFETIMES.refreshReplay * 1000) return undefined
    const decrypted = await decryptResponse(row.sealedAnswer, token, ctx.oidc.client.clientId)
    if (decrypted === undefined) return undefined
    const response = JSON.parse(decrypted) as TokenResponse
    const successor = await ctx.oidc.provider.RefreshToken.find(String(response['refresh_token']))
    const account = successor && (await findAccount(ctx, successor.accountId, successor))
    if (!account) throw new errors.InvalidGrant('the sign-in has ended')
    return response
  }
}
