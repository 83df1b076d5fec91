/** The number of digits of a mailed code. */
export const MAILED_CODE_DIGITS = 6

/** The maximum length of a typed code, in characters; a longer text is not a code. */
const MAX_LENGTH = 200

/**
 * Returns the ASCII digits of a mailed code as it was typed or pasted. Digits may be of any script and width, with other
 * characters between and around them. Returns null for a text without exactly six digits, which does not count as a
 * guess. docs/product/passwords.md#mailed-codes
 */
export function readMailedCode(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null
  const digits = asciiDigits(typed).replaceAll(/\D/g, '')
  return digits.length === MAILED_CODE_DIGITS ? digits : null
}

/** Replaces the decimal digits of all scripts by the ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/** Unicode stores the ten decimal digits of a script together and in order, and adjacent sets are complete sets of ten. */
function digitValue(code: number): number {
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
