import { COMPLETION_THRESHOLD } from './progress/completion.ts'

/**
 * Returns the position of the first frame in seconds: a position requested by a link, else the saved `continueAtTime`;
 * 0 when there is none, or when no more than a second of the video would be left. docs/product/video.md#starting-position
 */
export function resumePosition(
  continueAtTime: number | null,
  duration: number,
  requested: number | null = null,
): number {
  const position = isPosition(requested) ? requested : continueAtTime
  return isPosition(position) && position < duration - 1 ? position : 0
}

/** Parses a `seek` query parameter in seconds; null when it is not a plain number. */
export function parseSeek(text: string | null | undefined): number | null {
  return text && /^\d{1,6}(?:\.\d{1,3})?$/.test(text) ? Number(text) : null
}

/**
 * Checks whether a video that ends here starts from the beginning the next time: its playhead was beyond 90 % of the
 * duration.
 */
export function startsOver(maxPlayhead: number, duration: number): boolean {
  return maxPlayhead > COMPLETION_THRESHOLD * duration
}

function isPosition(seconds: number | null): seconds is number {
  return seconds !== null && Number.isFinite(seconds) && seconds > 0
}
