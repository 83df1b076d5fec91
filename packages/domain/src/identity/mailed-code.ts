/** How many digits a mailed code has. */
export const MAILED_CODE_DIGITS = 6

/** In characters: what is longer was not meant as a code. */
const MAX_LENGTH = 200

/**
 * Returns the digits of a mailed code as it was typed or pasted: in any script and width, with anything between and around
 * them that is no digit. Returns null for a text that has not six digits, which cannot be a code and is no guess at one.
 */
export function readMailedCode(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null
  const digits = asciiDigits(typed).replaceAll(/\D/g, '')
  return digits.length === MAILED_CODE_DIGITS ? digits : null
}

/** Returns a text with the decimal digits of all scripts as those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/** Unicode keeps the decimal digits of a script together and in order, and what stands side by side are whole sets of ten. */
function digitValue(code: number): number {
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
