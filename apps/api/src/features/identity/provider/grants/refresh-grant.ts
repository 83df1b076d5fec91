import { errors, type FindAccount, type TokenEndpointGrantContext } from 'oidc-provider'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import type { Clock } from '../../../../server/clock.ts'
import { deleteReplay, findReplay, insertReplay, storeAnswer } from './refresh-replays-store.ts'
import { refreshTokenHash, seal, unseal } from './sealed-answer.ts'
import { committed, type TokenAnswer, type TokenExchange } from './token-exchange.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

interface Parts {
  unit: UnitOfWork
  clock: Clock
  findAccount: FindAccount
}

/**
 * Lets a refresh token be sent again for some seconds and answers with the very same tokens, never with new
 * ones: tabs that refresh together, and clients whose answer was lost, stay signed in. Afterwards the provider
 * takes a repetition for theft and ends the sign-in. Threat T-A8; docs/decisions/refresh-replay.md.
 */
export function withReplay(exchange: TokenExchange, { unit, clock, findAccount }: Parts): TokenExchange {
  const underWay = new Map<string, Promise<TokenAnswer>>()

  return async (ctx) => {
    const token = ctx.oidc.params['refresh_token']
    if (typeof token !== 'string' || !token) return exchange(ctx)
    const key = `${ctx.oidc.client.clientId} ${refreshTokenHash(token)}`
    const joined = underWay.get(key)
    const answer = joined ?? committed(unit, () => answerOnce(ctx, token))
    if (!joined) {
      underWay.set(key, answer)
      answer.finally(() => underWay.delete(key)).catch(() => {})
    }
    ctx.body = await answer
  }

  async function answerOnce(ctx: TokenEndpointGrantContext, token: string): Promise<TokenAnswer> {
    const tokenHash = refreshTokenHash(token)
    // A second server waits on this row until the first one has committed its answer.
    const isFirst = await unit.ask((db) => insertReplay(db, tokenHash, new Date(clock())))
    if (!isFirst) {
      const kept = await replayed(ctx, token)
      if (kept) return kept
    }
    try {
      await exchange(ctx)
    } catch (refusal) {
      if (isFirst && refusal instanceof errors.OIDCProviderError) {
        await unit.ask((db) => deleteReplay(db, tokenHash))
      }
      throw refusal
    }
    const answer = ctx.body as TokenAnswer
    const sealedAnswer = seal(JSON.stringify(answer), token, ctx.oidc.client.clientId)
    await unit.ask((db) => storeAnswer(db, tokenHash, sealedAnswer))
    return answer
  }

  /** The earlier answer, while it may be repeated and its tokens are still good. */
  async function replayed(ctx: TokenEndpointGrantContext, token: string): Promise<TokenAnswer | undefined> {
    const row = await unit.ask((db) => findReplay(db, refreshTokenHash(token)))
    if (!row?.sealedAnswer) return undefined
    if (clock() - row.createdAt.getTime() > LIFETIMES.refreshReplay * 1000) return undefined
    const opened = unseal(row.sealedAnswer, token, ctx.oidc.client.clientId)
    if (opened === undefined) return undefined
    const answer = JSON.parse(opened) as TokenAnswer
    const successor = await ctx.oidc.provider.RefreshToken.find(String(answer['refresh_token']))
    const account = successor && (await findAccount(ctx, successor.accountId, successor))
    if (!account) throw new errors.InvalidGrant('the sign-in has ended')
    return answer
  }
}
