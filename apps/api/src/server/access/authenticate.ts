import { GraphQLError } from 'graphql'
import { TokenExpired, Unauthorized } from '../graphql/session-errors.ts'
import type { Services } from '../services.ts'
import { findFederatedIdentity } from './federated-identity-store.ts'
import { type FederatedIdentity, findViewer, type SignedInViewer } from './viewer.ts'

/** The sender of a request: a member, or a federated identity without one; empty without a token. */
export interface Caller {
  viewer?: SignedInViewer
  identity?: FederatedIdentity
}

/**
 * Returns the viewer of a request by its `Authorization: Bearer` header: undefined without a header, a session error for
 * an invalid token. A federated identity without a member counts as invalid.
 */
export async function authenticate(
  services: Services,
  header: string | undefined,
): Promise<SignedInViewer | undefined | GraphQLError> {
  const caller = await authenticateCaller(services, header)
  if (caller instanceof GraphQLError) return caller
  return caller.identity ? new Unauthorized() : caller.viewer
}

const SCHEME = 'bearer '

/** Returns the sender of a request; a session error unless the sign-in is active and the account not suspended. */
export async function authenticateCaller(
  services: Services,
  header: string | undefined,
): Promise<Caller | GraphQLError> {
  if (header === undefined) return {}
  if (header.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return new Unauthorized()
  const now = services.clock()
  const claims = await services.idTokens.verify(header.slice(SCHEME.length), now)
  if (claims === 'expired') return new TokenExpired()
  if (claims === 'invalid') return new Unauthorized()
  const { sid, userId, subject } = claims
  const signIn = services.signIns.peek(sid) ?? (await services.signIns.get(sid))
  if (!signIn || signIn.revoked || signIn.expiresAt <= now) return new Unauthorized()
  if (subject !== (signIn.identityId ?? signIn.userId)) return new Unauthorized()
  if (userId === null) {
    const identity =
      signIn.identityId && (await findFederatedIdentity(services.database.db, signIn.identityId, sid))
    return identity ? { identity } : new Unauthorized()
  }
  if (signIn.userId !== userId) return new Unauthorized()
  const viewer = await findViewer(services, userId, now)
  return viewer ? { viewer: { ...viewer, sid } } : new Unauthorized()
}
