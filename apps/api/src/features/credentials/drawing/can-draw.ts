import { drawnText, findClusters } from '../../../server/fonts/text-runs.ts'

/** Characters that are no part of a written name, whatever a font shows for them. */
const UNWRITTEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Emoji_Presentation}\ufffc\ufffd]/u

/**
 * Returns whether a name or title can be drawn as it is written: it has a visible letter, and each of its characters has a
 * glyph in a font of its script. docs/product/credentials.md#names-that-can-be-drawn
 */
export function canDraw(text: string): boolean {
  return findUndrawable(text) === null
}

/** Returns the first character of a text that cannot be drawn, empty for a text without visible ones; null if there is none. */
export function findUndrawable(text: string): string | null {
  const drawn = drawnText(text)
  if (drawn === '') return ''
  const clusters = findClusters(drawn, 'display')
  return clusters.find(({ text: cluster, file }) => !file || UNWRITTEN.test(cluster))?.text ?? null
}
