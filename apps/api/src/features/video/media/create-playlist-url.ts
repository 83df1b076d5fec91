import type {
  CreatePlaylistUrlResult,
  MutationCreatePlaylistUrlArgs,
} from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { needsAllowance, type Reservation, reserveVideo } from '../../metering/allowance.ts'
import {
  canSeeVideo,
  checkVideoAccess,
  findVideo,
  isFreeVideo,
  type PlayableVideo,
} from '../playable-video.ts'
import { lockBudgets } from '../progress/budget-store.ts'
import { RESERVED_PREFIX } from './media-routes.ts'

const refused = refusedResult<CreatePlaylistUrlResult>({ playlistUrl: null })

/** The result for a video that does not exist, or that the viewer may not know of. */
export const NO_SUCH_PLAYLIST = refused('NOT_FOUND')

/**
 * Returns the signed playlist with which a player loads a video. For a metered member it reserves one of the month's
 * videos: until that video plays, the signature lives as long as the reservation, and the media host sends only what a
 * first frame needs. Errors: NOT_FOUND, LIMIT_EXCEEDED, METERING_EXCEEDED, and those of `checkVideoAccess`.
 * docs/product/metering.md#reservations
 */
export async function createPlaylistUrl(
  context: MemberContext,
  { videoId }: MutationCreatePlaylistUrlArgs,
): Promise<CreatePlaylistUrlResult> {
  const { services, viewer, now } = context
  const limit = await services.limits.consume('create-playlist-url', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const playable = findVideo(await services.catalog.current(), videoId.toLowerCase())
  if (!playable || !(await canSeeVideo(context, playable))) return NO_SUCH_PLAYLIST
  const refusal = await checkVideoAccess(context, playable)
  if (refusal) return refused(refusal)

  const reservation = await reserve(context, playable)
  if (reservation.kind === 'exceeded') return refused('METERING_EXCEEDED')
  const { externalKey } = playable.video
  const playlistUrl =
    reservation.kind === 'held'
      ? services.mediaLinks.playlistUrlUntil(externalKey, RESERVED_PREFIX + viewer.userId, reservation.until)
      : services.mediaLinks.playlistUrl(externalKey, viewer.userId, now)
  return { playlistUrl, error: null }
}

async function reserve(
  { services, viewer, now }: MemberContext,
  playable: PlayableVideo,
): Promise<Reservation> {
  const { cacheInvalidation, catalog, config, skippedTime } = services
  const { course, session, video } = playable
  const metering = { viewer, snapshot: await catalog.current(), threshold: config.metering.threshold, now }
  const metered = { courseId: course.courseId, session, isFree: isFreeVideo(playable) }
  if (!needsAllowance(metering, metered)) return { kind: 'unneeded' }
  return cacheInvalidation.transaction(async (tx) => {
    // The budget's row also serves as the member's lock for the allowance.
    await lockBudgets({ tx, skippedTime }, [viewer.userId], now)
    return reserveVideo(tx, metering, video.videoId)
  })
}
