const WORDS_PER_MINUTE = 220

/** Returns how long reading a text takes, in whole minutes, at 220 words a minute; at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
