import { normalizeEmail } from '@section/domain/identity/email.ts'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'

const KEY = 'invitation-pass'

/** Remembers in this browser by which pass the member with this address came, for the logo of their pages. */
export function rememberInvitation(code: string, email: string): void {
  localStorage.setItem(KEY, JSON.stringify({ code, email: normalizeEmail(email) }))
}

/** The pass by which the member with this address came; null when another member came last, or nobody did. */
export function rememberedInvitation(email: string): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('email' in kept)) return null
    return kept.email === normalizeEmail(email) && isPassCode(kept.code) ? kept.code : null
  } catch {
    // What stands there is not ours.
    return null
  }
}
