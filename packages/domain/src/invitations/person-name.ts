/** In characters. */
export const MAX_NAME_LENGTH = 30

/** The message for a name with forbidden characters. */
export const INVALID_NAME = 'Please enter a name without symbols.'

// Line ends and other controls could forge mail headers; direction marks and angle brackets, text and markup; slashes
// and @, links and addresses. Zero-width joiners are allowed, because names of several scripts need them.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>@/\\]/u

/** Returns the stored form of a name: trimmed, Unicode NFC, single spaces. */
export function normalizeName(text: string): string {
  return text.trim().normalize('NFC').replaceAll(/ +/g, ' ')
}

/** Checks whether a text can be a first or a last name (threats T-B6 and T-E8). */
export function isPersonName(text: string): boolean {
  const name = normalizeName(text)
  return name !== '' && [...name].length <= MAX_NAME_LENGTH && !FORBIDDEN.test(name)
}
