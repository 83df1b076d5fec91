import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'
import type { Services } from '../../../server/services.ts'
import { type Account, accountByEmail } from '../identity-store.ts'
import { LoginLimits } from './login-limits.ts'
import { isPasswordCorrect } from './passwords.ts'

interface Credentials {
  email: string
  password: string
  /** IP address of the caller. */
  from: string
}

export type CheckCredentials = (credentials: Credentials) => Promise<Account | undefined>

/**
 * Returns the account of valid credentials; undefined for a wrong password, an unknown address and a suspended account
 * alike, after the same work. Errors: `TooManyFailures`, `QueueFull`. Specification 1, section 4 (login).
 */
export function createCredentialsCheck({ database, limits: all }: Services): CheckCredentials {
  const limits = new LoginLimits(all)

  return async ({ email: typed, password, from }) => {
    const email = normalizeEmail(typed)
    await limits.count({ email, from })
    const account = isEmail(email) ? await accountByEmail(database.db, email) : undefined
    const matches = await isPasswordCorrect(password, account?.passwordHash)
    if (!account || !matches) return undefined
    // The hashing may have waited for seconds, in which the password may have been changed.
    const current = await accountByEmail(database.db, email)
    if (!current || current.suspended || current.passwordHash !== account.passwordHash) return undefined
    await limits.recordSuccess({ email, from })
    return current
  }
}
