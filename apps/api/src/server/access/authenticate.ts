import type { GraphQLError } from 'graphql'
import { TokenExpired, Unauthorized } from '../graphql/session-errors.ts'
import type { Services } from '../services.ts'
import type { Viewer } from './policy.ts'

/**
 * Who sends this request, by its `Authorization: Bearer` header: the viewer, undefined without a header, or the
 * session error to answer with. The token's sign-in must still stand and its account must not be suspended.
 */
export async function authenticate(
  services: Services,
  header: string | undefined,
): Promise<Viewer | undefined | GraphQLError> {
  if (header === undefined) return undefined
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  if (!token) return new Unauthorized()
  const now = services.clock()
  const claims = await services.idTokens.verify(token, now)
  if (claims === 'expired') return new TokenExpired()
  if (claims === 'invalid') return new Unauthorized()
  const { sid, userId } = claims
  const signIn = services.signIns.peek(sid) ?? (await services.signIns.get(sid))
  if (!signIn || signIn.revoked || signIn.userId !== userId || signIn.expiresAt <= now)
    return new Unauthorized()
  const state = services.members.peek(userId) ?? (await services.members.get(userId))
  if (!state || state.suspended) return new Unauthorized()
  return { userId, sid, state }
}
