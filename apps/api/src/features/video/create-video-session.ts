import { sql } from 'drizzle-orm'
import type {
  CreateVideoSessionResult,
  MutationCreateVideoSessionArgs,
} from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { videoProgress, videoSessions, watchBudgets } from '@section/db/schema.ts'
import { mayTake } from '@section/domain/entitlement/course-entitlement.ts'
import { openBudget } from '@section/domain/video/watch-budget.ts'
import { learnerOf } from '../../server/access/learner.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { takeView } from '../metering/allowance.ts'
import { type FoundLesson, findLesson } from './find-lesson.ts'

/** What is answered for a video that does not exist, or that the member may not know of. */
export const NO_SUCH_VIDEO = refusal('NOT_FOUND')

/**
 * Opens a sitting: checks the plan, counts the video against a limited member's month, gives the account its first
 * seconds of credit, and hands out the playlist under a signature. Errors: NOT_FOUND, NOT_ENTITLED,
 * METERING_EXCEEDED. Specification 2, sections 4.6 and 4.7.
 */
export async function createVideoSession(
  args: MutationCreateVideoSessionArgs,
  { services, viewer, now }: MemberContext,
): Promise<CreateVideoSessionResult> {
  const snapshot = await services.catalogue.current()
  const learner = learnerOf(viewer.state, now)
  const lesson = findLesson(snapshot, args, learner, now)
  if (!lesson) return NO_SUCH_VIDEO
  if (!mayTake(learner, lesson.taken.course, lesson.taken.session, now)) return refusal('NOT_ENTITLED')
  const threshold = services.config.metering.threshold
  const userVideoSessionId = await services.feed.transact(async (tx) => {
    const counted = await takeView(tx, { learner, snapshot, threshold, now }, lesson.video.videoId)
    return counted ? openSitting(tx, lesson, args, viewer.userId, now) : null
  })
  if (userVideoSessionId === null) return refusal('METERING_EXCEEDED')
  return {
    userVideoSessionId,
    playlistUrl: services.mediaLinks.playlistUrl(lesson.video.externalKey, viewer.userId, now),
    error: null,
  }
}

async function openSitting(
  tx: Db,
  { video, place, onDemand }: FoundLesson,
  args: MutationCreateVideoSessionArgs,
  userId: string,
  now: number,
): Promise<string> {
  const at = new Date(now)
  await tx
    .insert(videoProgress)
    .values({ userId, videoId: video.videoId, updatedAt: at })
    .onConflictDoNothing()
  await refillBudget(tx, userId, now)
  const [sitting] = await tx
    .insert(videoSessions)
    .values({
      userId,
      videoId: video.videoId,
      courseId: place.courseId,
      courseContentId: place.courseContentId,
      sessionId: onDemand?.sessionId ?? null,
      type: args.type,
      // What the player says is noted; lengths are the catalogue's (threat T-D4).
      videoDurationAtPlaytime: args.videoDurationAtPlaytime ?? null,
      userClientUri: args.userClientUri?.slice(0, 500) ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: videoSessions.userVideoSessionId })
  if (!sitting) throw new Error('The sitting was not kept.')
  return sitting.id
}

async function refillBudget(tx: Db, userId: string, now: number): Promise<void> {
  const opened = openBudget(null, now)
  await tx
    .insert(watchBudgets)
    .values({ userId, seconds: opened.seconds, at: new Date(opened.at) })
    .onConflictDoNothing()
  const [current] = await rows<{ seconds: number; at: number }>(
    tx,
    sql`select seconds, (extract(epoch from at) * 1000)::float8 as at from watch_budgets where user_id = ${userId} for update`,
  )
  const { seconds, at } = openBudget(current ?? null, now)
  await tx.execute(sql`
    update watch_budgets set seconds = ${seconds}, at = to_timestamp(${at}::float8 / 1000) where user_id = ${userId}`)
}

function refusal(code: 'NOT_FOUND' | 'NOT_ENTITLED' | 'METERING_EXCEEDED'): CreateVideoSessionResult {
  return { userVideoSessionId: null, playlistUrl: null, error: expectedError(code) }
}
