import type {
  CreatePlaylistUrlResult,
  MutationCreatePlaylistUrlArgs,
} from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { type Reservation, reserveVideo } from '../../metering/allowance.ts'
import { type OpenVideo, openVideo } from '../open-video.ts'
import { lockBudgets } from '../progress/budget-store.ts'
import { RESERVED_PREFIX } from './media-routes.ts'

const refused = refusedResult<CreatePlaylistUrlResult>({ playlistUrl: null })

/** The result for a video that does not exist, or that the viewer may not know of. */
export const NO_SUCH_PLAYLIST = refused('NOT_FOUND')

/**
 * Returns the signed playlist with which a player loads a video. For a metered member it reserves one of the month's
 * videos: until that video plays, the signature lives as long as the reservation, and the media host sends only what a
 * first frame needs. Errors: NOT_FOUND, LIMIT_EXCEEDED, METERING_EXCEEDED, METERING_RESERVED, and those of
 * `openVideo`.
 * docs/product/metering.md#reservations
 */
export async function createPlaylistUrl(
  context: MemberContext,
  { videoId }: MutationCreatePlaylistUrlArgs,
): Promise<CreatePlaylistUrlResult> {
  const { services, viewer, now } = context
  const limit = await services.limits.consume('create-playlist-url', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const open = await openVideo(context, videoId)
  if (open.kind === 'refused') return refused(open.code)

  const reservation = await reserve(context, open)
  if (reservation.kind === 'refused') return refused(reservation.code)
  const { externalKey } = open.playable.video
  const playlistUrl =
    reservation.kind === 'held'
      ? services.mediaLinks.playlistUrlUntil(externalKey, RESERVED_PREFIX + viewer.userId, reservation.until)
      : services.mediaLinks.playlistUrl(externalKey, viewer.userId, now)
  return { playlistUrl, error: null }
}

async function reserve(
  { services, viewer, now }: MemberContext,
  { playable, metering }: OpenVideo,
): Promise<Reservation> {
  if (!metering) return { kind: 'unneeded' }
  const { cacheInvalidation, skippedTime } = services
  return cacheInvalidation.transaction(async (tx) => {
    // The budget's row also serves as the member's lock for the allowance.
    await lockBudgets({ tx, skippedTime }, [viewer.userId], now)
    return reserveVideo(tx, metering, playable.video.videoId)
  })
}
