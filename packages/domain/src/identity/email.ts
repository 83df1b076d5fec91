/** What a refused address shows (Specification 1, section 5). */
export const INVALID_EMAIL = 'Invalid email address.'

const LONGEST = 254
const PATTERN =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u

/** Whether a text is an e-mail address once trimmed; at most 254 characters (Specification 1, section 5). */
export function isEmail(text: string): boolean {
  const email = text.trim()
  if (email.length > LONGEST || email.startsWith('.')) return false
  return !email.includes('..') && !email.includes('.@') && PATTERN.test(email)
}

/** The form under which an address is kept and compared: trimmed, Unicode NFC, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/** The message under an address field, or null when it is fine. */
export function emailProblem(text: string): string | null {
  return isEmail(text) ? null : INVALID_EMAIL
}
