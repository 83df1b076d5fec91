import { asciiDigits } from '../identity/mailed-code.ts'

/** In characters, as typed. */
const MAX_LENGTH = 200

/**
 * Returns what two spellings of a redemption code have in common: its letters, in capitals, and its digits, of any
 * width; spaces, hyphens and invisible characters do not matter. Null for a text without letters and digits, and for
 * one that is too long; neither counts as a guess.
 */
export function readRedemptionCode(typed: string): string | null {
  if (typed.length > MAX_LENGTH) return null
  const code = asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
  return code === '' ? null : code
}
