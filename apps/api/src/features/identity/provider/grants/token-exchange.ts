import { errors, type FindAccount, type TokenEndpointGrantContext } from 'oidc-provider'
import { systemClock } from '../../../../server/clock.ts'
import type { Services } from '../../../../server/services.ts'
import { recordSignIn } from '../../sign-in/record-sign-in.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** The dependencies of the grants of the token endpoint. */
export interface GrantContext {
  services: Services
  unit: UnitOfWork
  findAccount: FindAccount
}

/** The body of the token endpoint's response. */
export type TokenResponse = Record<string, unknown>

/** Handles one grant type: sets `ctx.body` to the response, or throws the refusal. */
export type TokenExchange<Parameters extends object = Record<string, unknown>> = (
  ctx: TokenEndpointGrantContext<Parameters>,
) => Promise<void> | void

/** Runs `work` in a transaction that also commits on a refusal, because a refusal may have ended a sign-in. */
export async function runAndCommit(
  unit: UnitOfWork,
  work: () => Promise<TokenResponse>,
): Promise<TokenResponse> {
  const outcome = await unit.run<TokenResponse | errors.OIDCProviderError>(async () => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof errors.OIDCProviderError && error.statusCode < 500) return error
      throw error
    }
  })
  if (outcome instanceof errors.OIDCProviderError) throw outcome
  return outcome
}

/** Wraps the exchange of a code so that the new sign-in is recorded in the same transaction. */
export function withSignIn(exchange: TokenExchange, { services, unit }: GrantContext): TokenExchange {
  return async (ctx) => {
    const now = services.clock()
    ctx.body = await runAndCommit(unit, async () => {
      await exchange(ctx)
      const grant = ctx.oidc.entities.Grant
      if (!grant?.accountId) throw new errors.InvalidGrant('the code belongs to nobody')
      const { accountId, jti: sid } = grant
      // With the provider's cookie, the person may have authenticated earlier.
      const provedSecondsAgo = secondsSince(ctx.oidc.entities.AuthorizationCode?.authTime)
      const signIn = {
        sid,
        accountId,
        clientId: ctx.oidc.client.clientId,
        provedSecondsAgo,
        userAgent: ctx.req.headers['user-agent'],
      }
      await unit.query((db) => recordSignIn(db, signIn, now))
      return ctx.body as TokenResponse
    })
  }
}

/** Returns the seconds since `moment` (epoch seconds, by the machine's clock, as the provider counts); 0 without one. */
const secondsSince = (moment: number | undefined) =>
  moment === undefined ? 0 : Math.max(0, Math.floor(systemClock() / 1000) - moment)
