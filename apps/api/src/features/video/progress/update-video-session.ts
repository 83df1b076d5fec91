import type {
  MutationUpdateVideoSessionArgs,
  UpdateVideoSessionResult,
} from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { findSkipped } from '@section/domain/video/progress/skipped.ts'
import { type ProgressUpdateRefusal, watchedSeconds } from '@section/domain/video/progress/progress-update.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { checkVideoAccess, findVideo, type PlayableVideo } from '../playable-video.ts'
import { findSessionPage } from '../../session-content/page/session-page.ts'
import type { AcceptedUpdate } from './apply-progress.ts'
import { autoEnroll } from './auto-enroll.ts'
import { completeVideo } from './complete-video.ts'

const refused = refusedResult<UpdateVideoSessionResult>({
  userVideoSessionId: null,
  continueAtTime: null,
  positionAt: null,
  positionSessionId: null,
  farthestWatchedTime: null,
  creditedTime: null,
  skipped: null,
  completed: null,
  courseBadgeId: null,
  playlistUrl: null,
  enrollmentStatus: null,
})

/** The result for a video session that does not exist, or that is another member's. */
export const NO_SUCH_VIDEO_SESSION = refused('NOT_FOUND')

const CODES: Record<ProgressUpdateRefusal, ErrorCode> = {
  FOREIGN_SESSION: 'NOT_FOUND',
  INVALID_NUMBER: 'INVALID_NUMBER',
  BEYOND_DURATION: 'BEYOND_DURATION',
  SESSION_ENDED: 'VIDEO_SESSION_ENDED',
}

/**
 * Saves the position in a video, unless one was reached later on another device, and credits the played time, as far as
 * the rules and the catalog's duration allow.
 * Returns after the commit and its consequences: the enrollment after 30 s and the badge of a completed course. A
 * repeated call is harmless. Errors: LIMIT_EXCEEDED, NOT_FOUND, INVALID_NUMBER, BEYOND_DURATION, VIDEO_SESSION_ENDED,
 * and those of `checkVideoAccess` when the course has closed meanwhile. docs/product/video.md#saving-progress
 */
export async function updateVideoSession(
  context: MemberContext,
  args: MutationUpdateVideoSessionArgs,
): Promise<UpdateVideoSessionResult> {
  const { services, viewer, now } = context
  const { catalog, progressWriter } = services
  const userVideoSessionId = args.userVideoSessionId.toLowerCase()
  const key = `${viewer.userId} ${userVideoSessionId}`
  const limit = await services.limits.consume('update-video-session', key)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const playable = findVideo(catalog.peek() ?? (await catalog.current()), args.videoId.toLowerCase())
  if (!playable || !isUuid(userVideoSessionId)) return NO_SUCH_VIDEO_SESSION
  if (args.courseId != null && args.courseId.toLowerCase() !== playable.course.courseId)
    return NO_SUCH_VIDEO_SESSION
  const refusal = await checkVideoAccess(context, playable)
  if (refusal) return refused(refusal)

  const { courseId: _course, ...playback } = args
  const { videoId, duration } = playable.video
  const outcome = await progressWriter.add({
    update: { ...playback, userVideoSessionId, userId: viewer.userId, videoId },
    duration,
    at: now,
  })
  if (outcome.kind === 'refused') return refused(CODES[outcome.code])
  return accepted(context, playable, outcome)
}

async function accepted(
  context: MemberContext,
  playable: PlayableVideo,
  { state: { session, progress }, completionHandled, farthestBefore, advanced }: AcceptedUpdate,
): Promise<UpdateVideoSessionResult> {
  const { services, viewer, now } = context
  const { continueAtTime, positionAt, positionSessionId, farthestWatchedTime, completed } = progress
  const countsForBadge = await watchingCounts(context, playable)
  const part = { playable, farthestBefore, advanced }
  const enrollmentStatus = countsForBadge ? await autoEnroll(context, part) : null
  const mustComplete = countsForBadge && completed && !completionHandled
  const courseBadgeId = mustComplete ? await completeVideo(context, playable) : null
  return {
    userVideoSessionId: session.userVideoSessionId,
    continueAtTime,
    positionAt: positionAt === null ? null : new Date(positionAt),
    positionSessionId,
    farthestWatchedTime,
    creditedTime: watchedSeconds(progress),
    skipped: findSkipped(progress),
    completed,
    courseBadgeId,
    playlistUrl: services.mediaLinks.playlistUrl(playable.video.externalKey, viewer.userId, now),
    enrollmentStatus,
    error: null,
  }
}

/**
 * Returns whether watching a video may enroll the member and earn a badge. The free preview of a course outside the
 * plan does not, and neither does the preview of a session's page.
 */
async function watchingCounts(
  context: MemberContext,
  { kind, course, session }: PlayableVideo,
): Promise<boolean> {
  if (kind === 'lesson') return isEntitled(context.viewer, course, session, context.now)
  return (await findSessionPage(context, session.sessionId))?.access === 'OPEN'
}
