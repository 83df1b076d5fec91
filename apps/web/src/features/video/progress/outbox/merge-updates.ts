import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'

/** Difference between moved and played seconds below which a stretch counts as played without a jump. */
const SAME_STRETCH_SECONDS = 0.05

/**
 * Adds an update to the waiting ones. It replaces the last one when both belong to one uninterrupted stretch, or when
 * the last one reported only a position, so that the server credits the same stretches from fewer requests.
 */
export function mergeUpdates(waiting: readonly PlaybackUpdate[], update: PlaybackUpdate): PlaybackUpdate[] {
  const last = waiting.at(-1)
  if (!last || last.status === 'ENDED') return [...waiting, update]
  const before = waiting.at(-2)
  const isPositionOnly = before?.videoSessionPlayingTime === last.videoSessionPlayingTime
  return isPositionOnly || isContinuous(last, update)
    ? [...waiting.slice(0, -1), update]
    : [...waiting, update]
}

function isContinuous(last: PlaybackUpdate, update: PlaybackUpdate): boolean {
  const played = update.videoSessionPlayingTime - last.videoSessionPlayingTime
  const moved = update.continueAtTime - last.continueAtTime
  return Math.abs(moved - played) < SAME_STRETCH_SECONDS
}
