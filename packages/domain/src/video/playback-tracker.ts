import type { PlaybackUpdate, PlaybackEffect, PlaybackEvent, PlaybackState } from './playback-events.ts'

/** Movement since the last save that a time event saves, in seconds (Specification 2, section 4.7). */
const SAVE_ON_TIME_SECONDS = 10

/** Movement since the last save that any other event saves, in seconds. */
const SAVE_ON_EVENT_SECONDS = 1

/** A longer move between two checks is a jump, not playing time, in seconds. */
const JUMP_SECONDS = 1

/** A pause of this length ends the video session. */
export const PAUSE_ENDS_MS = 60_000

export type PlaybackStep = { readonly state: PlaybackState; readonly effects: readonly PlaybackEffect[] }

/**
 * Tracks video progress in the player (Specification 2, section 4.7): when to open a video session, what counts
 * as playing time, when to save and when the session ends. Before a jump the last continuous position is saved, so that
 * the server attributes every watched stretch exactly.
 */
export function trackPlayback(state: PlaybackState, event: PlaybackEvent): PlaybackStep {
  switch (event.type) {
    case 'first-frame':
      return firstFrame(state, event.at)
    case 'play':
      return play(state, event)
    case 'time':
      return time(state, event)
    case 'seek':
      return saveIfMoved(jumpTo(state, event.position, event.at), SAVE_ON_EVENT_SECONDS)
    case 'pause':
      return saveIfMoved(pause(check(state, event), event.at), SAVE_ON_EVENT_SECONDS)
    case 'tick':
      return pausedTooLong(state, event.at) ? endSession(unchanged(state)) : unchanged(state)
    case 'end':
      return endSession(check(state, event))
    case 'close':
      return saveIfMoved(check(state, event), Number.MIN_VALUE)
  }
}

function firstFrame(state: PlaybackState, at: number): PlaybackStep {
  if (state.ready) return unchanged(state)
  const { resumeAt } = state
  const ready = { ...state, ready: true, checkedAt: at, position: resumeAt || state.position }
  const seek: PlaybackEffect[] = resumeAt > 0 ? [{ kind: 'seek', position: resumeAt }] : []
  return then({ state: ready, effects: seek }, openSession)
}

function play(state: PlaybackState, { position, at, rate }: PositionAtRate): PlaybackStep {
  const before = pausedTooLong(state, at) ? endSession(unchanged(state)) : unchanged(state)
  // Before the first frame the position is not yet the one to resume at.
  const moved = state.ready ? then(before, (paused) => jumpTo(paused, position, at)) : before
  return then(moved, (now) => openSession({ ...now, playing: true, pausedAt: Infinity, rate }))
}

function time(state: PlaybackState, event: PositionAtRate): PlaybackStep {
  const checked = check(state, event)
  if (state.duration > 0 && event.position >= state.duration) return endSession(checked)
  return saveIfMoved(checked, SAVE_ON_TIME_SECONDS)
}

type PositionAtRate = { readonly position: number; readonly at: number; readonly rate: number }

function openSession(state: PlaybackState): PlaybackStep {
  if (!state.ready || !state.playing || state.sessionOpen) return unchanged(state)
  const { position } = state
  const fresh = { playingTime: 0, savedPlayingTime: 0, maxPlayhead: position, savedPosition: position }
  return { state: { ...state, ...fresh, sessionOpen: true }, effects: [{ kind: 'create-session' }] }
}

/** Moves to a new position at the known rate by default: continuous movement is playing time, a jump is not. */
function check(
  state: PlaybackState,
  { position, at, rate = state.rate }: Omit<PositionAtRate, 'rate'> & Partial<PositionAtRate>,
): PlaybackStep {
  const moved = position - state.position
  const fastest = Math.max(rate, state.rate)
  const continuous = moved >= 0 && moved <= longestStep(at - state.checkedAt, fastest)
  if (!state.playing || !continuous) return jumpTo({ ...state, rate }, position, at)
  const played = { ...state, position, checkedAt: at, rate, playingTime: state.playingTime + moved }
  return unchanged({ ...played, maxPlayhead: Math.max(state.maxPlayhead, position) })
}

/**
 * Returns the longest continuous step since the last check, in seconds. In a background tab checks come only once a
 * second, which at double speed is 2 s of the video: the bound follows the clock for up to 2 s, with a tenth to spare.
 */
function longestStep(elapsedMs: number, rate: number): number {
  const elapsed = Math.min(2, Math.max(0, elapsedMs / 1000))
  return Math.max(JUMP_SECONDS, 1.1 * rate * elapsed)
}

function jumpTo(state: PlaybackState, position: number, at: number): PlaybackStep {
  const unsaved = state.playingTime > state.savedPlayingTime && position !== state.position
  const flushed = unsaved ? save(state, 'IN_PROGRESS') : unchanged(state)
  const maxPlayhead = Math.max(state.maxPlayhead, position)
  return then(flushed, (rest) => unchanged({ ...rest, position, checkedAt: at, maxPlayhead }))
}

function pause(step: PlaybackStep, at: number): PlaybackStep {
  return then(step, (state) => unchanged({ ...state, playing: false, pausedAt: at }))
}

function pausedTooLong({ pausedAt }: PlaybackState, at: number): boolean {
  return at - pausedAt >= PAUSE_ENDS_MS
}

function saveIfMoved(step: PlaybackStep, atLeast: number): PlaybackStep {
  return then(step, (state) => {
    const moved = Math.abs(state.position - state.savedPosition)
    return moved >= atLeast ? save(state, 'IN_PROGRESS') : unchanged(state)
  })
}

function endSession(step: PlaybackStep): PlaybackStep {
  const ended = then(step, (state) => save(state, 'ENDED'))
  return then(ended, (state) =>
    unchanged({ ...state, sessionOpen: false, playing: false, pausedAt: Infinity }),
  )
}

function save(state: PlaybackState, status: PlaybackUpdate['status']): PlaybackStep {
  if (!state.sessionOpen) return unchanged(state)
  const { duration, position, maxPlayhead, playingTime } = state
  const update: PlaybackUpdate = {
    continueAtTime: within(position, duration),
    videoSessionMaxPlayhead: within(maxPlayhead, duration),
    videoSessionPlayingTime: playingTime,
    status,
  }
  const saved = { ...state, savedPosition: position, savedPlayingTime: playingTime }
  return { state: saved, effects: [{ kind: 'save', update }] }
}

function within(position: number, duration: number): number {
  return duration > 0 ? Math.min(position, duration) : position
}

function unchanged(state: PlaybackState): PlaybackStep {
  return { state, effects: [] }
}

function then(step: PlaybackStep, next: (state: PlaybackState) => PlaybackStep): PlaybackStep {
  const after = next(step.state)
  return { state: after.state, effects: [...step.effects, ...after.effects] }
}
