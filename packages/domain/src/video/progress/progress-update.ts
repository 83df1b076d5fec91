import { isVideoComplete } from './completion.ts'
import { addStretch, coveredMs, type Coverage } from './coverage.ts'
import { startsOver } from '../resume.ts'
import { movePosition, reportedAt, type StoredPosition } from './stored-position.ts'
import { accrue, type WatchBudget } from './watch-budget.ts'

/** States of a video session. */
type VideoSessionStatus = 'IN_PROGRESS' | 'ENDED'

/** A stored video session; positions and times are seconds of the video. */
export type VideoSessionState = {
  readonly userVideoSessionId: string
  readonly userId: string
  readonly videoId: string
  readonly status: VideoSessionStatus
  /** When it began (epoch ms). */
  readonly beganAt: number
  /** The position of its last update; at its beginning, that of the member. */
  readonly continueAtTime: number
  readonly videoSessionMaxPlayhead: number
  readonly videoSessionPlayingTime: number
}

/** A member's stored progress in a video of `duration` seconds. */
export type VideoProgressState = StoredPosition & {
  readonly duration: number
  readonly farthestWatchedTime: number
  readonly coverage: Coverage
  readonly completed: boolean
}

/** The state that one update may change. */
export type WatchState = {
  readonly budget: WatchBudget
  readonly session: VideoSessionState
  readonly progress: VideoProgressState
}

/**
 * The report of a player; `userId` is the token's. `videoSessionPlayingTime` only grows within a session.
 * `positionMsAgo` and `sentAt` say when the player was at `continueAtTime`; without them, it is there now.
 */
export type ProgressUpdate = Omit<VideoSessionState, 'beganAt'> & {
  readonly positionMsAgo?: number | null | undefined
  readonly sentAt?: number | null | undefined
}

export type ProgressUpdateRefusal = 'FOREIGN_SESSION' | 'INVALID_NUMBER' | 'BEYOND_DURATION' | 'SESSION_ENDED'

/**
 * The result of an update, in seconds of the video: `credited` time, and `advanced`, the time that was played beyond the
 * farthest watched time. A refused update changes nothing.
 */
export type ProgressUpdateResult =
  | {
      readonly kind: 'accepted'
      readonly state: WatchState
      readonly credited: number
      readonly advanced: number
    }
  | { readonly kind: 'refused'; readonly code: ProgressUpdateRefusal }

/** Players may report a position this far beyond the duration in the catalog, in seconds. */
const DURATION_TOLERANCE = 0.5

/** The shortest credited stretch, in seconds: no player reports more often, and a flood of short ones costs writes. */
const MIN_CREDIT_SECONDS = 0.25

/** A player's position and its playing time may differ by this much between two updates, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 0.05

/**
 * Credits the report of a player. The playing time added since the last update is credited as far as the account's
 * budget reaches, to the stretch that ends at `continueAtTime`. Less than a quarter of a second is credited with the
 * next update if playing continues from the last position, and otherwise not at all. An update that is late or repeated
 * (its playing time is not beyond the last one's) credits nothing; an older one changes nothing at all. Watched
 * stretches, the farthest point and a completed mark are never taken back. The position is that of whoever played last;
 * an ending beyond 90 % of the duration sets it back to 0. docs/product/video.md#credited-time
 */
export function applyProgressUpdate(
  state: WatchState,
  update: ProgressUpdate,
  now: number,
): ProgressUpdateResult {
  const refusal = checkUpdate(state, update)
  if (refusal) return { kind: 'refused', code: refusal }
  const { session, progress } = state
  const ahead = update.videoSessionPlayingTime - session.videoSessionPlayingTime
  if (ahead < 0 || session.status === 'ENDED') return { kind: 'accepted', state, credited: 0, advanced: 0 }
  const position = Math.min(update.continueAtTime, progress.duration)
  const budget = accrue(state.budget, now)
  const played = Math.min(ahead, budget.seconds, position)
  const credited = played < MIN_CREDIT_SECONDS ? 0 : played
  const advanced = advanceSession(session, update, progress.duration)
  return {
    kind: 'accepted',
    credited,
    advanced: Math.min(played, Math.max(0, position - progress.farthestWatchedTime)),
    state: {
      budget: { ...budget, seconds: budget.seconds - credited },
      session: advanced,
      progress: {
        ...creditProgress(progress, { position, played, credited }),
        ...movePosition(progress, reportPosition(session, update, { advanced, progress, now }), now),
      },
    },
  }
}

/** Returns the credited seconds of a video, each counted once. */
export function watchedSeconds({ coverage }: Pick<VideoProgressState, 'coverage'>): number {
  return coveredMs(coverage) / 1000
}

function checkUpdate(
  { session, progress }: WatchState,
  update: ProgressUpdate,
): ProgressUpdateRefusal | null {
  const own = session.userId === update.userId && session.videoId === update.videoId
  if (!own || session.userVideoSessionId !== update.userVideoSessionId) return 'FOREIGN_SESSION'
  const { continueAtTime, videoSessionMaxPlayhead, videoSessionPlayingTime } = update
  const numbers = [continueAtTime, videoSessionMaxPlayhead, videoSessionPlayingTime]
  if (!numbers.every((number) => Number.isFinite(number) && number >= 0)) return 'INVALID_NUMBER'
  const longest = progress.duration + DURATION_TOLERANCE
  if (continueAtTime > longest || videoSessionMaxPlayhead > longest) return 'BEYOND_DURATION'
  const more = videoSessionPlayingTime > session.videoSessionPlayingTime
  // A repetition of the last update of an ended session is a retry and gets the same response.
  return session.status === 'ENDED' && more ? 'SESSION_ENDED' : null
}

function advanceSession(
  session: VideoSessionState,
  update: ProgressUpdate,
  duration: number,
): VideoSessionState {
  const playhead = Math.max(
    session.videoSessionMaxPlayhead,
    update.videoSessionMaxPlayhead,
    update.continueAtTime,
  )
  return {
    ...session,
    status: update.status,
    continueAtTime: Math.min(duration, update.continueAtTime),
    videoSessionMaxPlayhead: Math.min(duration, playhead),
    videoSessionPlayingTime: isCreditDeferred(session, update)
      ? session.videoSessionPlayingTime
      : update.videoSessionPlayingTime,
  }
}

/**
 * Checks whether an update too short to be credited is counted with the next one: only where playing continued from the
 * last position, because the stretch of both was then played. An ended session has no next update.
 */
function isCreditDeferred(session: VideoSessionState, update: ProgressUpdate): boolean {
  const added = update.videoSessionPlayingTime - session.videoSessionPlayingTime
  const moved = update.continueAtTime - session.continueAtTime
  return (
    update.status !== 'ENDED' &&
    added < MIN_CREDIT_SECONDS &&
    moved >= 0 &&
    moved <= added + CLOCK_TOLERANCE_SECONDS
  )
}

/** Returns the position at which the member continues if this update is the newest. */
function reportPosition(
  session: VideoSessionState,
  update: ProgressUpdate,
  { advanced, progress, now }: { advanced: VideoSessionState; progress: VideoProgressState; now: number },
) {
  const { status, videoSessionMaxPlayhead, continueAtTime } = advanced
  const finished = status === 'ENDED' && startsOver(videoSessionMaxPlayhead, progress.duration)
  return {
    position: finished ? 0 : continueAtTime,
    at: reportedAt(update, session.beganAt, now),
    userVideoSessionId: session.userVideoSessionId,
    hasPlayed: update.videoSessionPlayingTime > 0,
    addsPlayingTime: update.videoSessionPlayingTime > session.videoSessionPlayingTime,
  }
}

function creditProgress(
  progress: VideoProgressState,
  { position, played, credited }: { position: number; played: number; credited: number },
) {
  const { duration } = progress
  const coverage =
    credited > 0 ? addStretch(progress.coverage, position - credited, position) : progress.coverage
  return {
    duration,
    coverage,
    farthestWatchedTime: Math.max(progress.farthestWatchedTime, played > 0 ? position : 0),
    completed: progress.completed || isVideoComplete(watchedSeconds({ coverage }), duration),
  }
}
