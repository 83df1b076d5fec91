import { normalizeEmail } from '../identity/email.ts'

/** Returns the addresses of a text that separates them by commas, each once, in the form in which the server counts them. */
export function invitedAddresses(text: string): string[] {
  const parts = text.split(/[,;\n]/).map(normalizeEmail)
  return [...new Set(parts.filter((address) => address !== ''))]
}
