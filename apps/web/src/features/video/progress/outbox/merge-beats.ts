import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'

/** Difference of moved and played seconds below which a stretch counts as played without a jump. */
const SAME_STRETCH_SECONDS = 0.05

/**
 * Adds a beat to those that wait. The last one gives way to it when both belong to one uninterrupted stretch, or
 * when it told nothing but a place (of jump after jump only the last counts): the server then credits the same
 * stretches from fewer requests.
 */
export function mergeBeats(waiting: readonly PlaybackUpdate[], beat: PlaybackUpdate): PlaybackUpdate[] {
  const last = waiting.at(-1)
  if (!last || last.status === 'ENDED') return [...waiting, beat]
  const before = waiting.at(-2)
  const onlyAPlace = before?.videoSessionPlayingTime === last.videoSessionPlayingTime
  return onlyAPlace || continues(last, beat) ? [...waiting.slice(0, -1), beat] : [...waiting, beat]
}

function continues(last: PlaybackUpdate, beat: PlaybackUpdate): boolean {
  const played = beat.videoSessionPlayingTime - last.videoSessionPlayingTime
  const moved = beat.continueAtTime - last.continueAtTime
  return Math.abs(moved - played) < SAME_STRETCH_SECONDS
}
