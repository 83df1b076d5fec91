import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import type { Services } from '../../../server/services.ts'
import { type Account, accountByEmail } from '../identity-store.ts'
import { type Attempt, countAttempt, recordSuccess } from './login-limits.ts'

/** The services that check passwords. */
export type CredentialServices = Pick<Services, 'database' | 'limits' | 'passwords'>

/**
 * Returns the account of valid credentials. Returns undefined for a wrong password, an unknown address and a suspended
 * account alike, after the same work. Errors: `TooManyFailures`, `QueueFull`. SECURITY.md#account-enumeration
 */
export async function checkCredentials(
  { database, limits, passwords }: CredentialServices,
  { email: typed, password, from }: Attempt & { password: string },
): Promise<Account | undefined> {
  const email = normalizeEmail(typed)
  await countAttempt(limits, { email, from })
  const account = isEmail(email) ? await accountByEmail(database.db, email) : undefined
  const matches = await passwords.isCorrect(password, account?.passwordHash)
  if (!account || !matches) return undefined
  // The hashing may have waited for seconds, and the password may have been changed meanwhile.
  const current = await accountByEmail(database.db, email)
  if (!current || current.suspended || current.passwordHash !== account.passwordHash) return undefined
  await recordSuccess(limits, { email, from })
  return current
}
