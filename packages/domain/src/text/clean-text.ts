import { trimInvisible } from './trim-invisible.ts'

/**
 * Returns a text of several lines with plain line breaks, and without control characters, lone surrogates, and invisible
 * characters at its ends.
 */
export function cleanText(text: string): string {
  return trimInvisible(text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, ''))
}

/**
 * Returns a text on one line: line breaks, control characters and runs of spaces become one space. Lone surrogates, marks that
 * turn the direction of what stands around them, and invisible characters at the ends are left out.
 */
export function cleanLine(text: string): string {
  return trimInvisible(
    text.replaceAll(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' '),
  )
}
