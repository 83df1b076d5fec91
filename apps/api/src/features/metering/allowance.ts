import { type EntitledViewer, hasArea, isLimitedUser } from '@section/domain/access/viewer.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { isFreePreview } from '@section/domain/entitlement/lesson-access.ts'
import { checkAllowance, monthKey, RESERVATION_MS } from '@section/domain/metering/metering.ts'
import type { Db } from '@section/db/connection.ts'
import { findOnDemandSession } from '../catalog/catalog-rules.ts'
import type { CatalogSession, CatalogSnapshot } from '../catalog/catalog-types.ts'
import { readMonthVideos, readPlayedVideos, writeFirstPlay, writeReservation } from './allowance-store.ts'

// This file is the public interface of metering.

/** A viewer and the rules of metering; `threshold` videos a month, `now` in epoch ms. */
export interface MeteringContext {
  viewer: EntitledViewer
  snapshot: CatalogSnapshot
  threshold: number
  now: number
}

/**
 * Returns whether a member's viewing is metered: a limited account with the area mc-limited and without mcsc-unlimited.
 * Courses that were purchased separately do not count.
 */
export function isMetered(viewer: EntitledViewer): boolean {
  return isLimitedUser(viewer) && hasArea(viewer, 'mc-limited') && !hasArea(viewer, 'mcsc-unlimited')
}

/** Why a video does not fit into the month's allowance. */
type AllowanceRefusal = NonNullable<ReturnType<typeof checkAllowance>>

/** The outcome of a reservation: the video needs none, or is held until an instant (epoch ms), or does not fit. */
export type Reservation =
  | { kind: 'unneeded' }
  | { kind: 'held'; until: number }
  | { kind: 'refused'; code: AllowanceRefusal }

/**
 * Reserves one of the month's videos for a playlist that is handed out, if the video is metered and has not played yet.
 * A reservation without a first frame lapses after two minutes and gives the video back. The caller must hold the
 * member's lock, so that simultaneous requests cannot exceed the threshold. SECURITY.md#exceeded-allowances
 */
export async function reserveVideo(tx: Db, context: MeteringContext, videoId: string): Promise<Reservation> {
  const { viewer, threshold, now } = context
  const month = { userId: viewer.userId, month: monthKey(now) }
  const videos = await readMonthVideos(tx, month)
  if (videos.some((video) => video.videoId === videoId && video.playedAt !== null))
    return { kind: 'unneeded' }
  const code = checkAllowance(videos, threshold, videoId, now)
  if (code) return { kind: 'refused', code }
  await writeReservation(tx, month, videoId, new Date(now))
  return { kind: 'held', until: now + RESERVATION_MS }
}

/**
 * Counts a video that plays against the member's allowance; returns why it may not be watched, or null. The caller must hold the
 * member's lock, so that simultaneous requests cannot exceed the threshold. SECURITY.md#exceeded-allowances
 */
export async function countFirstPlay(
  tx: Db,
  context: MeteringContext,
  videoId: string,
): Promise<AllowanceRefusal | null> {
  const { viewer, threshold, now } = context
  const month = { userId: viewer.userId, month: monthKey(now) }
  const code = checkAllowance(await readMonthVideos(tx, month), threshold, videoId, now)
  if (code === null) await writeFirstPlay(tx, month, videoId, new Date(now))
  return code
}

/** Returns whether a video has played in the viewer's month, and so counts already. */
export async function hasPlayedThisMonth(
  db: Db,
  { viewer, now }: MeteringContext,
  videoId: string,
): Promise<boolean> {
  const played = await readPlayedVideos(db, { userId: viewer.userId, month: monthKey(now) })
  return played.some((video) => video.videoId === videoId)
}

/** Returns whether a video needs one of the viewer's monthly videos. */
export function needsAllowance(
  context: MeteringContext,
  { courseId, session, isFree }: MeteredVideo,
): boolean {
  return isMetered(context.viewer) && !isFree && !isEntitledOtherwise(context, courseId, session)
}

/** A video that a member opens: one of a course's on-demand edition, or of a session's page. */
interface MeteredVideo {
  courseId: string
  session: CatalogSession | null
  isFree: boolean
}

/**
 * Returns whether a lesson never counts against the allowance: a free preview, or a lesson of a course that the member
 * holds otherwise.
 */
export function isOutsideAllowance(
  context: MeteringContext,
  { courseId, preview }: { courseId: string; preview: boolean },
): boolean {
  const edition = findOnDemandSession(context.snapshot, courseId)
  return isFreePreview({ preview }, edition) || isEntitledOtherwise(context, courseId, edition)
}

/** Returns whether the member could take the session without the metered plan. */
export function isEntitledOtherwise(
  { viewer, snapshot, now }: MeteringContext,
  courseId: string,
  session: CatalogSession | null,
): boolean {
  const course = snapshot.courses.get(courseId)
  if (!course) return false
  const entitlements = viewer.entitlements.filter(({ type }) => type !== 'mc-limited')
  return isEntitled({ ...viewer, entitlements }, course, session, now)
}
