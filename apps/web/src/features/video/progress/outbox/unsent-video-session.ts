import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { startsOver } from '@section/domain/video/resume.ts'
import type { OutboxKind, ValueParts } from '../../../../lib/outbox/outbox-kind.ts'
import type { VideoSessionRequest } from '../video-session-port.ts'
import { mergeUpdates } from './merge-updates.ts'

/**
 * A video session with the updates that the server has not acknowledged, oldest first; without an id it is not opened on
 * the server yet.
 */
export interface UnsentVideoSession {
  readonly request: VideoSessionRequest
  readonly userVideoSessionId: string | null
  /** When the player began it (epoch ms). */
  readonly beganAt: number
  readonly updates: readonly PlaybackUpdate[]
}

/** The part of a video session that one request sends: without an update, the session is opened. */
export interface VideoSessionPart extends Omit<UnsentVideoSession, 'updates'> {
  readonly update: PlaybackUpdate | null
}

/** The server's answer to a part. */
export type PartAnswer = Pick<UnsentVideoSession, 'userVideoSessionId'>

/** Adds the updates of a video session to those that wait. */
export const mergeVideoSession: NonNullable<OutboxKind<UnsentVideoSession>['merge']> = (kept, newer) => ({
  ...kept,
  userVideoSessionId: kept.userVideoSessionId ?? newer.userVideoSessionId,
  updates: newer.updates.reduce<readonly PlaybackUpdate[]>(mergeUpdates, kept.updates),
})

/** A video session is opened first, then its updates follow one by one. The last one matters most. */
export const videoSessionParts: ValueParts<UnsentVideoSession, PartAnswer, VideoSessionPart> = {
  next({ updates, ...session }, isLeaving) {
    if (session.userVideoSessionId === null) return isLeaving ? undefined : { ...session, update: null }
    const update = isLeaving ? updates.at(-1) : updates[0]
    return update && { ...session, update }
  },
  without({ updates, ...session }, { update: sent }, { userVideoSessionId }) {
    // An update that was merged meanwhile is another one.
    const left = updates.filter((update) => JSON.stringify(update) !== JSON.stringify(sent))
    return left.length > 0 ? { ...session, userVideoSessionId, updates: left } : undefined
  },
}

/** Reads what the browser has stored; undefined when it is no video session. */
export function restoreVideoSession(stored: {
  value?: unknown
  at?: unknown
}): UnsentVideoSession | undefined {
  // An earlier version stored the video session itself. Before live sessions had videos, the type was left out; before
  // positions were compared between devices, their times.
  const session = (stored.value ?? stored) as Partial<UnsentVideoSession>
  const { request, updates, userVideoSessionId = null } = session
  if (!request || !Array.isArray(updates)) return undefined
  const at = typeof stored.at === 'number' ? stored.at : Date.now()
  return {
    request: { ...request, type: request.type ?? 'ON_DEMAND' },
    userVideoSessionId,
    beganAt: session.beganAt ?? at,
    updates: updates.map((update) => ({ ...update, positionAt: update.positionAt ?? at })),
  }
}

/** A position of this browser in a video, in seconds, and when the player came to it (epoch ms). */
export interface ReachedPosition {
  readonly position: number
  readonly at: number
}

/**
 * Returns where a member continues after an update, the beginning after the end of a video of `duration` seconds; null
 * while nothing has played, because such an update moves the position nowhere.
 */
export function reachedPosition(update: PlaybackUpdate, duration: number): ReachedPosition | null {
  if (update.videoSessionPlayingTime === 0) return null
  const hasEnded = update.status === 'ENDED' && startsOver(update.videoSessionMaxPlayhead, duration)
  return { position: hasEnded ? 0 : update.continueAtTime, at: update.positionAt }
}

/** Returns the position that the newest unsent video session of a video has; null without one. */
export function unsentPosition(
  sessions: readonly UnsentVideoSession[],
  videoId: string,
): ReachedPosition | null {
  const last = sessions.findLast(({ request }) => request.videoId === videoId)
  const update = last?.updates.at(-1)
  return last && update ? reachedPosition(update, last.request.duration) : null
}
