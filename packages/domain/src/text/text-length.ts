const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many code points a character may have on average, so that few letters cannot carry endless marks. */
const CODE_POINTS_EACH = 4

/** Returns the number of characters as people count them: an emoji, or a letter with its marks, is one. */
export function lengthAsSeen(text: string): number {
  let length = 0
  for (const _ of graphemes.segment(text)) length++
  return length
}

/** Checks whether a text has at most `max` characters as people count them. */
export function fitsLength(text: string, max: number): boolean {
  if (text.length <= max) return true
  // A code point has at most two code units, so that a text that is far too long is refused before it is counted.
  if (text.length > 2 * CODE_POINTS_EACH * max || [...text].length > CODE_POINTS_EACH * max) return false
  return lengthAsSeen(text) <= max
}
