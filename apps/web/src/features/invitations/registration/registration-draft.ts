import type { RegistrationValues } from '@section/domain/invitations/pass-registration-form.ts'
import { storedValue, useStoredValueOnce } from '../../../lib/stored-value.ts'

const draft = storedValue<{ code: string; values: RegistrationValues }>('registration-draft')

/** Stores the form in this tab while the visitor is at their employer's sign-in. */
export const saveDraft = (code: string, values: RegistrationValues): void =>
  void draft.write({ code, values })

/** Returns the form that was filled in for this invitation, and removes it once the screen has rendered; else null. */
export function useDraftOnce(code: string): RegistrationValues | null {
  const stored = useStoredValueOnce(draft)
  return stored?.code === code ? stored.values : null
}
