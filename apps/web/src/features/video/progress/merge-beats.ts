import type { PlaybackBeat } from '@section/domain/video/playback-events.ts'

/** Difference of moved and played seconds below which a stretch counts as played without a jump. */
const SAME_STRETCH_SECONDS = 0.05

/**
 * Adds a beat to those that wait. Beats of one uninterrupted stretch, and beats between which nothing was played,
 * become one: the server then credits the same stretch from fewer requests.
 */
export function mergeBeats(waiting: readonly PlaybackBeat[], beat: PlaybackBeat): PlaybackBeat[] {
  const last = waiting.at(-1)
  return last && continues(last, beat) ? [...waiting.slice(0, -1), beat] : [...waiting, beat]
}

function continues(last: PlaybackBeat, beat: PlaybackBeat): boolean {
  if (last.status === 'ENDED') return false
  const played = beat.videoSessionPlayingTime - last.videoSessionPlayingTime
  const moved = beat.continueAtTime - last.continueAtTime
  return played === 0 || Math.abs(moved - played) < SAME_STRETCH_SECONDS
}
