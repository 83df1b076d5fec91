import type { RegistrationValues } from '@section/domain/invitations/pass-registration-form.ts'

const KEY = 'invite-form'

/** Keeps what was filled in while the visitor is away at their employer's sign-in; it never leaves this tab. */
export function keepForm(code: string, values: RegistrationValues): void {
  sessionStorage.setItem(KEY, JSON.stringify({ code, values }))
}

/** What was filled in for this invitation before leaving, once; else null. */
export function takeForm(code: string): RegistrationValues | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (!text) return null
  const kept = JSON.parse(text) as { code: string; values: RegistrationValues }
  return kept.code === code ? kept.values : null
}
