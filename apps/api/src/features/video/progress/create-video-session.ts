import { randomUUID } from 'node:crypto'
import type {
  CreateVideoSessionResult,
  MutationCreateVideoSessionArgs,
  VideoSessionType,
} from '@section/contract/generated/schema-types.ts'
import { changedAt } from '@section/domain/time/offline-change.ts'
import { openBudget } from '@section/domain/video/progress/watch-budget.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { countFirstPlay } from '../../metering/allowance.ts'
import { openVideo } from '../open-video.ts'
import type { PlayableVideo } from '../playable-video.ts'
import { lockBudgets, writeBudget } from './budget-store.ts'
import { insertVideoSession } from './progress-store.ts'

const MAX_URI_LENGTH = 2000

const refused = refusedResult<CreateVideoSessionResult>({ userVideoSessionId: null, playlistUrl: null })

/** The result for a video that does not exist, or that the viewer may not know of. */
export const NO_SUCH_VIDEO = refused('NOT_FOUND')

/**
 * Opens a video session when a video plays: checks the plan, counts the video against the month's allowance, opens the
 * member's budget, and returns the playlist under a signature of the full lifetime. The other ids must match `videoId`.
 * The client's duration is stored but never used. Errors: NOT_FOUND, LIMIT_EXCEEDED, METERING_EXCEEDED,
 * METERING_RESERVED, and those of `openVideo`. docs/product/video.md#video-sessions
 */
export async function createVideoSession(
  context: MemberContext,
  args: MutationCreateVideoSessionArgs,
): Promise<CreateVideoSessionResult> {
  const { services, viewer, now } = context
  const { cacheInvalidation, limits, mediaLinks, skippedTime } = services
  const limit = await limits.consume('create-video-session', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const open = await openVideo(context, args.videoId, (playable) => matchesVideo(playable, args))
  if (open.kind === 'refused') return refused(open.code)

  const { playable, metering } = open
  const { userId } = viewer
  const videoSession = newVideoSession(playable, args, { userId, now })
  const refusal = await cacheInvalidation.transaction(async (tx) => {
    // The budget's row also serves as the member's lock for the allowance.
    const budget = (await lockBudgets({ tx, skippedTime }, [userId], now)).get(userId) ?? null
    const code = metering && (await countFirstPlay(tx, metering, videoSession.videoId))
    if (code) return code
    await writeBudget(tx, userId, openBudget(budget, now))
    await insertVideoSession(tx, videoSession, new Date(now))
    return null
  })
  if (refusal) return refused(refusal)
  return {
    userVideoSessionId: videoSession.userVideoSessionId,
    playlistUrl: mediaLinks.playlistUrl(playable.video.externalKey, userId, now),
    error: null,
  }
}

/** Returns whether the other ids and the kind match the video. */
function matchesVideo(
  playable: PlayableVideo,
  { courseId, courseContentId, sessionId, type }: MutationCreateVideoSessionArgs,
): boolean {
  const contentId = playable.kind === 'lesson' ? playable.courseContentId : null
  return (
    type === typeOf(playable) &&
    courseId.toLowerCase() === playable.course.courseId &&
    (courseContentId == null || courseContentId.toLowerCase() === contentId) &&
    (sessionId == null || sessionId.toLowerCase() === playable.session?.sessionId)
  )
}

/** Returns the kind under which a video is watched. */
function typeOf(playable: PlayableVideo): VideoSessionType {
  if (playable.kind === 'lesson') return 'ON_DEMAND'
  return playable.session.sessionKind === 'BOOTCAMP' ? 'MINI_MBA' : 'SPRINT'
}

function newVideoSession(
  { course, session, video }: PlayableVideo,
  args: MutationCreateVideoSessionArgs,
  { userId, now }: { userId: string; now: number },
) {
  const { courseContentId, type, userClientUri, videoDurationAtPlaytime, beganMsAgo, sentAt } = args
  return {
    userVideoSessionId: randomUUID(),
    userId,
    videoId: video.videoId,
    courseId: course.courseId,
    courseContentId: courseContentId ?? null,
    sessionId: session?.sessionId ?? null,
    type,
    userClientUri: userClientUri?.slice(0, MAX_URI_LENGTH).replaceAll('\0', '') ?? null,
    videoDurationAtPlaytime: videoDurationAtPlaytime ?? null,
    beganAt: new Date(changedAt({ msAgo: beganMsAgo, sentAt }, now)),
  }
}
