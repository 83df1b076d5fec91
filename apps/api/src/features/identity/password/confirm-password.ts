import { normalizeEmail } from '@section/domain/identity/email.ts'
import { readMailedCode } from '@section/domain/identity/mailed-code.ts'
import { isStrongPassword } from '@section/domain/identity/password-policy.ts'
import type { LimitReached } from '../../../server/limits/limit-error.ts'
import type { Services } from '../../../server/services.ts'
import { PassNotRestored, restorePassesOrThrow } from '../../invitations/passes/passes.ts'
import { setPassword } from '../../members/accounts-store.ts'
import { consumeActivations } from '../sign-in/signup-proofs-store.ts'
import { accountById, hasSignInMethod } from '../identity-store.ts'
import { resetAccountLimits } from './login-limits.ts'
import { notifyOwner } from './notify-owner.ts'
import { endAllSignIns } from '../sign-in/sign-out.ts'

interface PasswordConfirmation {
  email: string
  code: string
  password: string
  /** The IP address of the caller. */
  from: string
  /** The current time in epoch milliseconds. */
  now: number
}

const PURPOSES = ['reset', 'set-password'] as const

type PasswordRefusal = 'CODE_MISMATCH' | 'CODE_EXPIRED' | 'PASSWORD_POLICY'

/**
 * Sets a password by a mailed code, for a reset or for a new account. Returns null once it is set and all sign-ins of
 * the member have ended; a mail notifies the member, unless it was the account's first password. An address without an
 * account gets the result of a wrong code, after the same work. Returns `PassNotRestored` for the first password of an
 * account whose seat has lapsed and whose pass is full; the code then stays valid. Errors: `QueueFull`.
 * docs/product/passwords.md
 */
export async function confirmPassword(
  services: Services,
  { email: typed, code: typedCode, password, from, now }: PasswordConfirmation,
): Promise<PasswordRefusal | PassNotRestored | LimitReached | null> {
  const { database, cacheInvalidation, limits, mailedCodes, outbox, passwords } = services
  if (!isStrongPassword(password)) return 'PASSWORD_POLICY'
  const code = readMailedCode(typedCode)
  // A text that cannot be a code is not a guess. It costs no attempt and no hash, for any address.
  if (code === null) return 'CODE_MISMATCH'
  const email = normalizeEmail(typed)
  for (const [name, key] of [
    ['code-verify-address', from],
    ['code-verify', email],
  ] as const) {
    const result = await limits.consume(name, key)
    if (!result.allowed) return result
  }
  // Codes are also stored for addresses without an account, so that this step does not reveal them.
  const query = { email, purposes: PURPOSES, now }
  if (!(await mailedCodes.isPending(database.db, query))) return 'CODE_EXPIRED'
  // The password is hashed before the code is checked, so that the time reveals nothing and no connection is held.
  const passwordHash = await passwords.hash(password)
  const refusal = await cacheInvalidation
    .transaction<PasswordRefusal | PassNotRestored | null>(async (tx, invalidate) => {
      const checked = await mailedCodes.consume(tx, { ...query, code })
      if (checked === 'wrong') return 'CODE_MISMATCH'
      if (checked === 'expired') return 'CODE_EXPIRED'
      const { userId } = checked
      const isChange = await hasSignInMethod(tx, userId)
      if (!(await setPassword(tx, { userId, email, passwordHash }))) return 'CODE_EXPIRED'
      const account = isChange ? await accountById(tx, userId) : undefined
      if (account) await notifyOwner(outbox, tx, account, { changedAt: now, by: 'code' })
      await mailedCodes.deleteAll(tx, email)
      // The code has proved the address, so the activation links are no longer needed.
      await consumeActivations(tx, userId, now)
      await endAllSignIns(tx, invalidate, userId, now)
      if (!isChange) await restorePassesOrThrow(tx, invalidate, userId, now)
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof PassNotRestored) return error
      throw error
    })
  if (refusal === null) {
    // Only wrong codes count against an IP address, because a company may set 300 first passwords on one morning.
    await limits.refund('code-verify-address', from)
    await resetAccountLimits(limits, { email, from })
  }
  return refusal
}
