import type { LogoutResult } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { Services } from '../../../server/services.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { lockAccount } from '../../members/accounts-store.ts'
import {
  deleteProviderRecords,
  deleteGrants,
  revokeSignIn,
  revokeAllSignIns,
  signInBySid,
} from '../identity-store.ts'

/** The `Clear-Site-Data` header of a sign-out. The page itself deletes its cookies. */
export const CLEAR_SITE_DATA = '"cache"'

/** Ends the sign-in that the request comes from, of a member or of a federated identity without an account. */
export async function logout({
  services,
  viewer,
  identity,
  now,
  setHeader,
}: RequestContext): Promise<LogoutResult> {
  const sid = viewer?.sid ?? identity?.sid
  if (sid) await endSignIn(services, sid, now)
  setHeader('clear-site-data', CLEAR_SITE_DATA)
  return { success: true }
}

/** Ends a sign-in on all servers: its id tokens, refresh tokens and the provider's cookie session. `now` in epoch ms. */
export async function endSignIn({ cacheInvalidation }: Services, sid: string, now: number): Promise<void> {
  await cacheInvalidation.transaction((tx, invalidate) => endSignIns(tx, invalidate, [sid], now))
}

/** Ends these sign-ins in the transaction of the caller. `now` in epoch ms. */
export async function endSignIns(tx: Db, invalidate: Invalidate, sids: string[], now: number): Promise<void> {
  for (const sid of sids) await revokeSignIn(tx, invalidate, sid, new Date(now))
  await deleteGrants(tx, sids)
}

/** The time after the logout mutation in which the same token still ends the member's other sign-ins. */
const RECENT_SIGN_OUT_MS = 10_000

/**
 * Returns the user id of the caller of a sign-out everywhere: a viewer, or the holder of a token whose sign-in has just
 * ended, because a sign-out is two calls with one token. Undefined for anybody else.
 */
export async function findSigningOutUser(
  services: Services,
  header: string | undefined,
  now: number,
): Promise<string | undefined> {
  const viewer = await authenticate(services, header)
  if (viewer && !(viewer instanceof Error)) return viewer.userId
  const claims = await services.idTokens.verify(header?.replace(/^Bearer /i, '') ?? '', now)
  if (typeof claims === 'string' || claims.userId === null) return undefined
  const signIn = await signInBySid(services.database.db, claims.sid)
  const endedAt = signIn?.userId === claims.userId ? signIn.revokedAt?.getTime() : undefined
  return endedAt !== undefined && now - endedAt <= RECENT_SIGN_OUT_MS ? claims.userId : undefined
}

/** Ends every sign-in of a member, on all their devices. `now` in epoch ms. docs/product/sign-in.md#sign-out */
export const endAllSignIns = (tx: Db, invalidate: Invalidate, userId: string, now: number): Promise<void> =>
  endOtherSignIns(tx, invalidate, { userId, sid: '' }, now)

/**
 * Ends every sign-in of a member but the one with this `sid`, also those that are under way. `now` in epoch ms.
 * SECURITY.md#sign-ins-that-outlive-their-proof
 */
export async function endOtherSignIns(
  tx: Db,
  invalidate: Invalidate,
  { userId, sid: except }: { userId: string; sid: string },
  now: number,
): Promise<void> {
  await lockAccount(tx, userId)
  const sids = await revokeAllSignIns(tx, invalidate, { userId, except }, new Date(now))
  await deleteProviderRecords(tx, { userId, except })
  // The records of a federated sign-in name the identity instead of the member, so they are deleted by sign-in.
  await deleteGrants(tx, sids)
}
