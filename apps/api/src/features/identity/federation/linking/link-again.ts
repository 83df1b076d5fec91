import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../../server/services.ts'
import type { CheckCredentials } from '../../password/check-credentials.ts'
import { isPasswordOf } from '../../sign-in/step-up.ts'
import { findIdentity, findUnlinkingMember, lockMember } from './linking-store.ts'
import { linkSecondary } from './account-linking.ts'

/** How the member who unlinked an account gets in: with the password, which links it again, or as they usually do. */
export type Unlinked = 'password' | 'elsewhere'

/**
 * Returns how somebody signs in whose social account was unlinked by its member. Undefined when the account is linked, was never
 * linked, or belonged to a member who is suspended. Told only to the holder of that account. Threat T-B2.
 */
export async function unlinkedState(db: Db, identityId: string): Promise<Unlinked | undefined> {
  const member = await findUnlinkingMember(db, identityId)
  if (!member) return undefined
  return member.passwordHash === null ? 'elsewhere' : 'password'
}

/**
 * Links an account at the social provider again for the member who unlinked it, by their password. Returns null once it
 * is theirs, otherwise an error code. The attempt counts as one to sign in. `from` is the caller's IP address, `now`
 * epoch ms. Errors: `TooManyFailures`, `QueueFull`. Threat T-A9.
 */
export async function linkAgain(
  { database, cacheInvalidation }: Pick<Services, 'database' | 'cacheInvalidation'>,
  checkCredentials: CheckCredentials,
  { identityId, password, from, now }: { identityId: string; password: string; from: string; now: number },
): Promise<ErrorCode | null> {
  const userId = (await findIdentity(database.db, identityId))?.unlinkedFrom
  if (!userId) return 'NOT_FOUND'
  if (!(await isPasswordOf({ database }, checkCredentials, { userId, password, from })))
    return 'INVALID_PASSWORD'
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    await lockMember(tx, userId)
    const identity = await findIdentity(tx, identityId)
    // Somebody else may have been quicker while the password was judged, or the same person twice.
    if (identity?.userId === userId) return null
    if (identity?.unlinkedFrom !== userId) return 'NOT_FOUND'
    const { email } = identity
    return (await linkSecondary(tx, invalidate, { identityId, email, userId }, now)) === 'taken'
      ? 'ALREADY_LINKED'
      : null
  })
}
