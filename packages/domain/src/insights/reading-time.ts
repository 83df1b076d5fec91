const WORDS_PER_MINUTE = 220

/** Returns how long reading a text takes, in minutes that have begun, at 220 words a minute; at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
