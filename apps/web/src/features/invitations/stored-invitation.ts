import { normalizeEmail } from '@section/domain/identity/email.ts'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { browserStorage, storedValue } from '../../lib/stored-value.ts'

const invitation = storedValue<{ code: unknown; email: string }>('invitation-pass', browserStorage)

/** Stores in this browser with which pass the member with this address registered, for the logo of their pages. */
export const saveInvitation = (code: string, email: string): void =>
  void invitation.write({ code, email: normalizeEmail(email) })

/** Returns the code of the pass with which the member with this address registered; null for another member. */
export function findInvitation(email: string): string | null {
  const stored = invitation.read()
  return stored?.email === normalizeEmail(email) && isPassCode(stored.code) ? stored.code : null
}
