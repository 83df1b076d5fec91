import type { Db } from '@section/db/connection.ts'
import { endAllSignIns, endSignIns } from '../../features/identity/sign-in/sign-out.ts'
import { setSuspended } from '../../features/members/accounts-store.ts'
import type { CacheInvalidation, Invalidate } from '../../server/cache/cache-invalidation.ts'
import { findMemberByEmail, listActiveSignIns } from './suspension-store.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Suspends the member of an address: their sign-ins end on every server, and their tokens, codes and links to videos,
 * calendars and activation stop working. Their data stays. Returns a message. `now` in epoch ms. Errors: OperatorError.
 */
export async function suspendMember(
  cacheInvalidation: CacheInvalidation,
  email: string,
  now: number,
): Promise<string> {
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const { userId, email: known } = await requireMember(tx, email)
    const suspended = await setSuspended(tx, userId, new Date(now))
    invalidate('membership', userId)
    await signOutEverywhere(tx, invalidate, userId, now)
    return suspended
      ? `${known} is suspended, and signed out everywhere.`
      : `${known} was suspended already, and is signed out everywhere.`
  })
}

/** Ends every sign-in of a member, those through their federated identities too. `now` in epoch ms. */
export async function signOutEverywhere(
  tx: Db,
  invalidate: Invalidate,
  userId: string,
  now: number,
): Promise<void> {
  await endAllSignIns(tx, invalidate, userId, now)
  // Sign-ins through a federated identity may be older than its link to the member.
  await endSignIns(tx, invalidate, await listActiveSignIns(tx, userId), now)
}

/** Lets a suspended member sign in again and returns a message. Errors: OperatorError. */
export async function restoreMember(cacheInvalidation: CacheInvalidation, email: string): Promise<string> {
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const { userId, email: known } = await requireMember(tx, email)
    const restored = await setSuspended(tx, userId, null)
    invalidate('membership', userId)
    return restored ? `${known} may sign in again.` : `${known} was not suspended.`
  })
}

/** Returns the member of an address. Errors: OperatorError, there is none. */
export async function requireMember(tx: Db, email: string): Promise<{ userId: string; email: string }> {
  const member = await findMemberByEmail(tx, email)
  if (!member) throw new OperatorError(`There is no member with the address ${email}.`)
  return member
}
