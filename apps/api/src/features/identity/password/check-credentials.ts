import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import type { Services } from '../../../server/services.ts'
import type { Db } from '@section/db/connection.ts'
import { type Account, accountByEmail, holdMember } from '../identity-store.ts'
import { type Attempt, countAttempt, recordSuccess } from './login-limits.ts'

/** The services that check passwords. */
export type CredentialServices = Pick<Services, 'database' | 'limits' | 'passwords'>

/**
 * Returns the account of valid credentials. Returns undefined for a wrong password, an unknown address and a suspended
 * account alike, after the same work. The password may be changed meanwhile, so who signs somebody in by it asks
 * `isStillCorrect` in the transaction of the sign-in. Errors: `TooManyFailures`, `QueueFull`. SECURITY.md#account-enumeration
 */
export async function checkCredentials(
  { database, limits, passwords }: CredentialServices,
  { email: typed, password, from }: Attempt & { password: string },
): Promise<Account | undefined> {
  const email = normalizeEmail(typed)
  await countAttempt(limits, { email, from })
  const account = isEmail(email) ? await accountByEmail(database.db, email) : undefined
  const matches = await passwords.isCorrect(password, account?.passwordHash)
  if (!account || !matches || account.suspended) return undefined
  await recordSuccess(limits, { email, from })
  return account
}

/** Checks whether the password that was checked is still the member's, and lets nobody change it until the transaction ends. */
export async function isStillCorrect(tx: Db, { userId, passwordHash }: Account): Promise<boolean> {
  const held = await holdMember(tx, userId)
  return held !== undefined && !held.suspended && held.passwordHash === passwordHash
}
