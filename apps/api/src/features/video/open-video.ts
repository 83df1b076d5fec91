import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { type MeteringContext, needsAllowance } from '../metering/allowance.ts'
import {
  canSeeVideo,
  checkVideoAccess,
  findVideo,
  isFreeVideo,
  type PlayableVideo,
} from './playable-video.ts'

/** A video that the viewer may watch now. */
export interface OpenVideo {
  kind: 'open'
  playable: PlayableVideo
  /** Null if the video needs none of the viewer's monthly videos. */
  metering: MeteringContext | null
}

/**
 * Opens a lesson or a session's video for the viewer, which is the first step of every way to play one. `isMeant` says
 * whether the other ids of a request belong to the video. Errors: NOT_FOUND, and those of `checkVideoAccess`.
 * docs/product/video.md#who-may-watch
 */
export async function openVideo(
  context: MemberContext,
  videoId: string,
  isMeant: (playable: PlayableVideo) => boolean = () => true,
): Promise<OpenVideo | { kind: 'refused'; code: ErrorCode }> {
  const { services, viewer, now } = context
  const snapshot = await services.catalog.current()
  const playable = findVideo(snapshot, videoId.toLowerCase())
  if (!playable || !isMeant(playable) || !(await canSeeVideo(context, playable)))
    return { kind: 'refused', code: 'NOT_FOUND' }
  const code = await checkVideoAccess(context, playable)
  if (code) return { kind: 'refused', code }
  const metering = { viewer, snapshot, threshold: services.config.metering.threshold, now }
  const { course, session } = playable
  const metered = { courseId: course.courseId, session, isFree: isFreeVideo(playable) }
  return { kind: 'open', playable, metering: needsAllowance(metering, metered) ? metering : null }
}
