import { randomUUID } from 'node:crypto'
import type {
  CreateVideoSessionResult,
  MutationCreateVideoSessionArgs,
} from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import { checkLessonAccess, isFreePreview } from '@section/domain/entitlement/lesson-access.ts'
import { openBudget } from '@section/domain/video/progress/watch-budget.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { type MeteringContext, consumeAllowance } from '../../metering/allowance.ts'
import { canSeeLesson, findLesson, type Lesson } from '../lesson.ts'
import { lockBudgets, writeBudget } from './budget-store.ts'
import { insertVideoSession } from './progress-store.ts'

const MAX_URI_LENGTH = 2000

/** The result for a video that does not exist, or that the viewer may not know of. */
export const NO_SUCH_VIDEO: CreateVideoSessionResult = refused('NOT_FOUND')

/**
 * Opens a video session: checks the plan and the month's allowance, opens the member's budget, and returns the signed
 * playlist. The other ids must match `videoId`. The client's duration is stored but never used. Errors: NOT_FOUND,
 * LIMIT_EXCEEDED, NOT_ENTITLED, ACCOUNT_ENDED, TRIAL_ENDED, ON_DEMAND_NOT_OPEN, METERING_EXCEEDED. Specification 2,
 * sections 4.3, 4.6 and 7 (threats T-D3 and T-C10).
 */
export async function createVideoSession(
  context: MemberContext,
  args: MutationCreateVideoSessionArgs,
): Promise<CreateVideoSessionResult> {
  const { services, viewer, now } = context
  const { catalog, config, cacheInvalidation, limits, mediaLinks } = services
  const limit = await limits.consume('create-video-session', viewer.userId)
  if (!limit.allowed) return { ...NO_SUCH_VIDEO, error: limitReachedError(context, limit) }
  const snapshot = await catalog.current()
  const lesson = findLesson(snapshot, args.videoId.toLowerCase())
  if (!lesson || !matchesVideo(lesson, args) || !canSeeLesson(lesson, { snapshot, viewer, now }))
    return NO_SUCH_VIDEO
  const refusal = checkLessonAccess(viewer, lesson.course, lesson.session, lesson, now)
  if (refusal) return refusal === 'SESSION_NOT_FOUND' ? NO_SUCH_VIDEO : refused(refusal)

  const metering: MeteringContext = { viewer, snapshot, threshold: config.metering.threshold, now }
  const videoSession = newVideoSession(lesson, args, viewer.userId)
  const isFree = isFreePreview(lesson, lesson.session)
  const { userId } = viewer
  const opened = await cacheInvalidation.transaction(async (tx) => {
    // The budget's row is the member's lock, for the allowance, too.
    const budget = (await lockBudgets(tx, [userId], now)).get(userId) ?? null
    if (!(await consumeAllowance(tx, metering, { ...videoSession, isFree }))) return false
    await writeBudget(tx, userId, openBudget(budget, now))
    await insertVideoSession(tx, videoSession, new Date(now))
    return true
  })
  if (!opened) return refused('METERING_EXCEEDED')
  return {
    userVideoSessionId: videoSession.userVideoSessionId,
    playlistUrl: mediaLinks.playlistUrl(lesson.video.externalKey, viewer.userId, now),
    error: null,
  }
}

/** Returns whether the other ids and the kind match the video; the videos of courses are on demand. */
function matchesVideo(
  lesson: Lesson,
  { courseId, courseContentId, sessionId, type }: MutationCreateVideoSessionArgs,
): boolean {
  return (
    type === 'ON_DEMAND' &&
    courseId.toLowerCase() === lesson.course.courseId &&
    (courseContentId == null || courseContentId.toLowerCase() === lesson.courseContentId) &&
    (sessionId == null || sessionId.toLowerCase() === lesson.session?.sessionId)
  )
}

function newVideoSession(
  { course, session, video }: Lesson,
  args: MutationCreateVideoSessionArgs,
  userId: string,
) {
  const { courseContentId, type, userClientUri, videoDurationAtPlaytime } = args
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
  }
}

function refused(code: ErrorCode): CreateVideoSessionResult {
  return { userVideoSessionId: null, playlistUrl: null, error: expectedError(code) }
}
