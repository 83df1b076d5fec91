import type { PlaybackUpdate, PlaybackEffect, PlaybackEvent, PlaybackState } from './playback-events.ts'

/** Movement since the last save that a time event saves, in seconds. */
const SAVE_ON_TIME_SECONDS = 10

/** Movement since the last save that any other event saves, in seconds. */
const SAVE_ON_EVENT_SECONDS = 1

/**
 * A longer move between two checks is a jump and not playing time, in seconds. At double speed checks are therefore
 * needed twice a second; browsers report the time of a video about four times a second, also in a background tab.
 */
const JUMP_SECONDS = 1

/** The longest time that a second of video takes to play: the slowest speed of the player is 0.5. */
const MAX_MS_PER_SECOND = 2000

/** A pause of this length ends the video session. */
export const PAUSE_ENDS_MS = 60_000

export type PlaybackStep = { readonly state: PlaybackState; readonly effects: readonly PlaybackEffect[] }

/**
 * Tracks video progress in the player: when to open a video session, what counts as playing time, when to save and when
 * the video session ends. Before a jump the last continuous position is saved, so that the server attributes every
 * watched stretch exactly. docs/product/video.md#saving-progress
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
      return seek(state, event)
    case 'pause':
      return saveIfMoved(pause(check(state, event), event.at), SAVE_ON_EVENT_SECONDS)
    case 'tick':
      return pausedTooLong(state, event.at) ? endVideoSession(unchanged(state)) : unchanged(state)
    case 'end':
      return endVideoSession(check(state, event))
    case 'close':
      return saveIfMoved(check(state, event), Number.MIN_VALUE)
  }
}

function firstFrame(state: PlaybackState, at: number): PlaybackStep {
  if (state.ready) return unchanged(state)
  const { resumeAt } = state
  const ready = { ...state, position: resumeAt, positionAt: at, checkedAt: at, ready: true }
  const resume: PlaybackEffect[] = resumeAt > 0 ? [{ kind: 'seek', position: resumeAt }] : []
  return then({ state: ready, effects: resume }, openVideoSession)
}

/** A seek before the first frame, of the member or of the player, says where the video starts instead. */
function seek(state: PlaybackState, reading: Reading): PlaybackStep {
  if (!state.ready) return unchanged({ ...state, resumeAt: reading.position })
  return saveIfMoved(jumpTo(state, reading), SAVE_ON_EVENT_SECONDS)
}

/** A position of the player in seconds, and when it was read (epoch ms). */
type Reading = { readonly position: number; readonly at: number }

function play(state: PlaybackState, { position, at }: Reading): PlaybackStep {
  const before = pausedTooLong(state, at) ? endVideoSession(unchanged(state)) : unchanged(state)
  // Before the first frame the position is not yet the one to resume at.
  const moved = state.ready ? then(before, (paused) => jumpTo(paused, { position, at })) : before
  const playing = then(moved, (now) => openVideoSession({ ...now, playing: true, pausedAt: Infinity }))
  // This is reported, because browsers load the first frame before they play.
  return state.ready ? playing : { ...playing, effects: [...playing.effects, { kind: 'report-not-ready' }] }
}

function time(state: PlaybackState, reading: Reading): PlaybackStep {
  const checked = check(state, reading)
  if (state.duration > 0 && reading.position >= state.duration) return endVideoSession(checked)
  return saveIfMoved(checked, SAVE_ON_TIME_SECONDS)
}

function openVideoSession(state: PlaybackState): PlaybackStep {
  if (!state.ready || !state.playing || state.videoSessionOpen) return unchanged(state)
  const { position } = state
  const fresh = { playingTime: 0, savedPlayingTime: 0, maxPlayhead: position, savedPosition: position }
  return {
    state: { ...state, ...fresh, videoSessionOpen: true },
    effects: [{ kind: 'create-video-session' }],
  }
}

/** Moves to a new position: continuous movement is playing time, a jump is not. */
function check(state: PlaybackState, { position, at }: Reading): PlaybackStep {
  const moved = position - state.position
  // In whole milliseconds, because differences of positions have a rounding error.
  const continuous = moved >= 0 && Math.round(moved * 1000) <= JUMP_SECONDS * 1000
  if (!state.playing || !continuous) return jumpTo(state, { position, at })
  // A device that slept since the last check came to the position before it slept.
  const positionAt = moved > 0 ? Math.min(at, state.checkedAt + moved * MAX_MS_PER_SECOND) : state.positionAt
  const read = { position, positionAt, checkedAt: at }
  const played = { ...state, ...read, playingTime: state.playingTime + moved }
  return unchanged({ ...played, maxPlayhead: Math.max(state.maxPlayhead, position) })
}

function jumpTo(state: PlaybackState, { position, at }: Reading): PlaybackStep {
  const unsaved = state.playingTime > state.savedPlayingTime && position !== state.position
  const flushed = unsaved ? save(state, 'IN_PROGRESS') : unchanged(state)
  const maxPlayhead = Math.max(state.maxPlayhead, position)
  const positionAt = position === state.position ? state.positionAt : at
  return then(flushed, (rest) => unchanged({ ...rest, position, positionAt, checkedAt: at, maxPlayhead }))
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

function endVideoSession(step: PlaybackStep): PlaybackStep {
  const ended = then(step, (state) => save(state, 'ENDED'))
  return then(ended, (state) =>
    unchanged({ ...state, videoSessionOpen: false, playing: false, pausedAt: Infinity }),
  )
}

function save(state: PlaybackState, status: PlaybackUpdate['status']): PlaybackStep {
  if (!state.videoSessionOpen) return unchanged(state)
  const { duration, position, positionAt, maxPlayhead, playingTime } = state
  const update: PlaybackUpdate = {
    continueAtTime: within(position, duration),
    videoSessionMaxPlayhead: within(maxPlayhead, duration),
    videoSessionPlayingTime: playingTime,
    positionAt,
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
