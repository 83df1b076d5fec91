import { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import type { NoteSignIn } from '../../sign-in/note-sign-in.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** What the token endpoint answers with. */
export type TokenAnswer = Record<string, unknown>

/** Handles one kind of grant: leaves its answer in `ctx.body`, or throws the refusal. */
export type TokenExchange<Parameters extends object = Record<string, unknown>> = (
  ctx: TokenEndpointGrantContext<Parameters>,
) => Promise<void> | void

/** Takes one transaction to its end also when the answer is a refusal: a refusal may have ended a sign-in. */
export async function committed(unit: UnitOfWork, work: () => Promise<TokenAnswer>): Promise<TokenAnswer> {
  const outcome = await unit.run<TokenAnswer | errors.OIDCProviderError>(async () => {
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

/** Exchanges a code in one transaction and notes the sign-in that begins with it. */
export function withSignIn(
  exchange: TokenExchange,
  { unit, noteSignIn }: { unit: UnitOfWork; noteSignIn: NoteSignIn },
): TokenExchange {
  return async (ctx) => {
    ctx.body = await committed(unit, async () => {
      await exchange(ctx)
      const grant = ctx.oidc.entities.Grant
      if (!grant?.accountId) throw new errors.InvalidGrant('the code belongs to nobody')
      await noteSignIn({
        sid: grant.jti,
        accountId: grant.accountId,
        clientId: ctx.oidc.client.clientId,
        // The provider's own cookie spares a second form: then nobody has proved anything just now.
        provedSecondsAgo: secondsSince(ctx.oidc.entities.AuthorizationCode?.authTime),
      })
      return ctx.body as TokenAnswer
    })
  }
}

/** Seconds since a moment of the provider's clock (epoch seconds); 0 when it gives none. */
const secondsSince = (moment: number | undefined) =>
  moment === undefined ? 0 : Math.max(0, Math.floor(Date.now() / 1000) - moment)
