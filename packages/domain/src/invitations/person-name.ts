/** The most characters of a first or a last name. */
export const LONGEST_NAME = 30

/** What a name shows that holds what no name holds. */
export const INVALID_NAME = 'Please enter a name without symbols.'

// Line ends and other controls could forge mail headers; marks of direction and angle brackets, texts and markup;
// slashes and @, links and addresses. Zero-width joiners belong to names of several scripts.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>@/\\]/u

/** The form in which a name is kept: trimmed, Unicode NFC, single spaces. */
export function normalizeName(text: string): string {
  return text.trim().normalize('NFC').replaceAll(/ +/g, ' ')
}

/** Whether a text can be a first or a last name; lenient otherwise, as names are (threats T-B6 and T-E8). */
export function isPersonName(text: string): boolean {
  const name = normalizeName(text)
  return name !== '' && [...name].length <= LONGEST_NAME && !FORBIDDEN.test(name)
}
