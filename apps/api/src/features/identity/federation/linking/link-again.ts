import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../../server/services.ts'
import { checkPasswordOf } from '../../sign-in/step-up.ts'
import { lockAccount } from '../../../members/accounts-store.ts'
import { findIdentity, findUnlinkingMember } from './linking-store.ts'
import { linkSecondary } from './account-linking.ts'

/** The way to sign in after unlinking an account: by `password`, which links it again, or by another account. */
type Unlinked = 'password' | 'elsewhere'

/**
 * Returns how a member can sign in who has unlinked this social account; undefined when the account is linked, was never
 * linked, or belonged to a suspended member. The result may be sent only to the holder of the account, because it reveals
 * that a member exists. docs/product/federated-sign-in.md#an-account-that-was-unlinked
 */
export async function unlinkedState(db: Db, identityId: string): Promise<Unlinked | undefined> {
  const member = await findUnlinkingMember(db, identityId)
  if (!member) return undefined
  return member.passwordHash === null ? 'elsewhere' : 'password'
}

/**
 * Links a social account again for the member who unlinked it, if the password is theirs. Returns null on success,
 * otherwise an error code. The attempt counts as an attempt to sign in. `from` is the caller's IP address, `now` is in
 * epoch ms. Errors: `TooManyFailures`, `QueueFull`.
 */
export async function linkAgain(
  services: Services,
  { identityId, password, from, now }: { identityId: string; password: string; from: string; now: number },
): Promise<ErrorCode | null> {
  const { database, cacheInvalidation, outbox } = services
  const userId = (await findIdentity(database.db, identityId))?.unlinkedFrom
  if (!userId) return 'NOT_FOUND'
  const checked = await checkPasswordOf(services, { userId, password, from })
  if (!checked) return 'INVALID_PASSWORD'
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const member = await lockAccount(tx, userId)
    // The member may have changed the password while it was checked.
    if (member?.passwordHash !== checked.passwordHash) return 'INVALID_PASSWORD'
    const identity = await findIdentity(tx, identityId)
    // Another request may have linked the identity while the password was checked.
    if (identity?.userId === userId) return null
    if (identity?.unlinkedFrom !== userId) return 'NOT_FOUND'
    const { email } = identity
    return (await linkSecondary(outbox, tx, invalidate, { identityId, email, userId }, now)) === 'taken'
      ? 'ALREADY_LINKED'
      : null
  })
}
