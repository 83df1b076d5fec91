import { normalizeEmail } from '@section/domain/identity/email.ts'
import { isStrongPassword } from '@section/domain/identity/password-policy.ts'
import type { LimitReached } from '../../../../server/limits/limit-error.ts'
import type { SignedInViewer } from '../../../../server/access/viewer.ts'
import type { Services } from '../../../../server/services.ts'
import { lockAccount, setPassword } from '../../../members/accounts-store.ts'
import { saveAuthenticationTime } from '../../identity-store.ts'
import { endOtherSignIns } from '../../sign-in/sign-out.ts'
import { checkPasswordOf } from '../../sign-in/step-up.ts'
import { notifyOwner } from '../notify-owner.ts'

interface PasswordChange {
  member: Pick<SignedInViewer, 'userId' | 'sid'>
  currentPassword: string
  newPassword: string
  /** The IP address of the caller. */
  from: string
  /** The current time in epoch milliseconds. */
  now: number
}

/**
 * Changes the password of a member who knows the current one, which also confirms their identity. Returns null once it is
 * changed: all other sign-ins of the member have ended, pending codes are void, and a mail tells the member. A wrong current
 * password, or none to begin with, counts as an attempt to sign in. Errors: `TooManyFailures`, `QueueFull`.
 * docs/product/passwords.md#changing-a-password
 */
export async function changePassword(
  services: Services,
  { member: { userId, sid }, currentPassword, newPassword, from, now }: PasswordChange,
): Promise<'PASSWORD_POLICY' | 'PASSWORD_UNCHANGED' | 'INVALID_PASSWORD' | LimitReached | null> {
  const { cacheInvalidation, limits, mailedCodes, outbox, passwords } = services
  if (!isStrongPassword(newPassword)) return 'PASSWORD_POLICY'
  const checked = await checkPasswordOf(services, { userId, password: currentPassword, from })
  if (!checked) return 'INVALID_PASSWORD'
  if (newPassword === currentPassword) return 'PASSWORD_UNCHANGED'
  const limit = await limits.consume('change-password', userId)
  if (!limit.allowed) return limit
  const passwordHash = await passwords.hash(newPassword)
  return cacheInvalidation.transaction(async (tx, invalidate) => {
    const account = await lockAccount(tx, userId)
    // While the new password was hashed, the member may have replaced the one that was checked.
    if (!account || account.passwordHash !== checked.passwordHash) return 'INVALID_PASSWORD'
    const email = normalizeEmail(account.email)
    if (!(await setPassword(tx, { userId, email, passwordHash }))) return 'INVALID_PASSWORD'
    await saveAuthenticationTime(tx, { userId, sid }, new Date(now))
    await mailedCodes.deleteAll(tx, email)
    await endOtherSignIns(tx, invalidate, { userId, sid }, now)
    await notifyOwner(outbox, tx, account, { changedAt: now, by: 'password' })
    return null
  })
}
