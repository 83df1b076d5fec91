import type {
  MutationUpdateVideoSessionArgs,
  UpdateVideoSessionResult,
} from '@section/contract/generated/schema-types.ts'
import type { HeartbeatRefusal } from '@section/domain/video/watch-credit.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { NaturalBatch } from '../../server/natural-batch.ts'
import type { Services } from '../../server/services.ts'
import { autoEnrol } from './auto-enrol.ts'
import { completeCourse } from './complete-course.ts'
import { type ArrivedBeat, type BeatOutcome, creditBeats } from './credit-beats.ts'

const CODES = {
  FOREIGN_SESSION: 'NOT_FOUND',
  INVALID_NUMBER: 'INVALID_NUMBER',
  BEYOND_DURATION: 'BEYOND_DURATION',
  SESSION_ENDED: 'VIDEO_SESSION_ENDED',
} as const satisfies Record<HeartbeatRefusal, string>

/** A malformed id would fail the whole batch that it travels in. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const batches = new WeakMap<Services, NaturalBatch<ArrivedBeat, BeatOutcome>>()

/**
 * Saves a player's place, credits what was watched, and carries out what follows: the badge of a completed course,
 * the enrolment after 30 watched seconds. Answered when durable. Errors: NOT_FOUND, INVALID_NUMBER, BEYOND_DURATION,
 * VIDEO_SESSION_ENDED. Specification 2, sections 4.7 and 7.
 */
export async function updateVideoSession(
  args: MutationUpdateVideoSessionArgs,
  context: MemberContext,
): Promise<UpdateVideoSessionResult> {
  const { services, viewer, now } = context
  if (!UUID.test(args.userVideoSessionId)) return refused('NOT_FOUND')
  const outcome = await batchOf(services).add({
    beat: { ...args, userId: viewer.userId, videoId: args.videoId.toLowerCase() },
    now,
  })
  if (outcome.kind === 'refused') return refused(CODES[outcome.code])
  const { progress, session } = outcome.state
  const { courseId } = outcome
  const courseBadgeId = outcome.completionPending
    ? await completeCourse(context, session.videoId, courseId)
    : null
  const enrollmentStatus =
    courseId && !courseBadgeId ? await autoEnrol(context, courseId, session.videoSessionPlayingTime) : null
  const video = services.catalogue.peek()?.videos.get(session.videoId)
  return {
    userVideoSessionId: session.userVideoSessionId,
    continueAtTime: progress.continueAtTime,
    farthestWatchedTime: progress.farthestWatchedTime,
    completed: progress.completed,
    courseBadgeId,
    enrollmentStatus,
    playlistUrl: video ? services.mediaLinks.playlistUrl(video.externalKey, viewer.userId, now) : null,
    error: null,
  }
}

/** What a beat is answered that does not count. */
export const refused = (code: (typeof CODES)[HeartbeatRefusal]): UpdateVideoSessionResult => ({
  userVideoSessionId: null,
  continueAtTime: null,
  farthestWatchedTime: null,
  completed: null,
  courseBadgeId: null,
  enrollmentStatus: null,
  playlistUrl: null,
  error: expectedError(code),
})

function batchOf(services: Services): NaturalBatch<ArrivedBeat, BeatOutcome> {
  const kept = batches.get(services)
  if (kept) return kept
  const batch = new NaturalBatch<ArrivedBeat, BeatOutcome>((beats) =>
    creditBeats(services.database.db, beats),
  )
  batches.set(services, batch)
  return batch
}
