import { changedAt } from '../../time/offline-change.ts'
import { MAX_SKEW_MS } from './watch-budget.ts'

/** A member's position in a video in seconds, when they were there (epoch ms), and in which video session. */
export type StoredPosition = {
  readonly continueAtTime: number
  /** Null when nobody has played yet, and for what was stored before the time was kept. */
  readonly positionAt: number | null
  readonly positionSessionId: string | null
}

/** When a player was at the position that it reports, as far as it knows. */
type ReportedTime = {
  /** The time from then until the update was sent, in milliseconds; 0 by default. */
  readonly positionMsAgo?: number | null | undefined
  /** The server's time at which the update was sent, as the device reckons it (epoch ms). */
  readonly sentAt?: number | null | undefined
}

/** The position that an update of a video session reports, in seconds. */
type ReportedPosition = {
  readonly position: number
  /** Epoch ms, from `reportedAt`. */
  readonly at: number
  readonly userVideoSessionId: string
  /** True if the video session has any playing time. */
  readonly hasPlayed: boolean
  /** True if the update adds playing time to its video session. */
  readonly addsPlayingTime: boolean
}

/** Clocks of a device and its server may drift apart by this much between two updates of a video session. */
const SAME_SESSION_TOLERANCE_MS = 1000

/**
 * Returns when a player was at the position of an update that arrives `now` (epoch ms): never later than now, and never
 * before its video session began.
 */
export function reportedAt({ positionMsAgo, sentAt }: ReportedTime, beganAt: number, now: number): number {
  return Math.min(now, Math.max(beganAt, changedAt({ msAgo: positionMsAgo, sentAt }, now)))
}

/**
 * Returns a member's position after an update. The server keeps the position of whoever played last: a video session in
 * which nothing has played moves it nowhere, and neither does an update that was made before the stored position.
 * docs/product/video.md#position-across-devices
 */
export function movePosition(
  { continueAtTime, positionAt, positionSessionId }: StoredPosition,
  reported: ReportedPosition,
  now: number,
): StoredPosition {
  const stored = { continueAtTime, positionAt, positionSessionId }
  if (!reported.hasPlayed || !isNewer(stored, reported, now)) return stored
  const { position, at, userVideoSessionId } = reported
  return { continueAtTime: position, positionAt: at, positionSessionId: userVideoSessionId }
}

function isNewer({ positionAt, positionSessionId }: StoredPosition, reported: ReportedPosition, now: number) {
  // After the server's clock was set back, a stored position must not stay until that time comes again.
  if (positionAt === null || positionAt - now > MAX_SKEW_MS) return true
  if (reported.userVideoSessionId !== positionSessionId) return reported.at >= positionAt
  // The playing time of a video session only grows, so that it tells the order better than any clock.
  return reported.addsPlayingTime || reported.at >= positionAt - SAME_SESSION_TOLERANCE_MS
}
