import { and, eq, gt } from 'drizzle-orm'
import type { SurveyType } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { surveyResponses, videoProgress } from '@section/db/schema.ts'

/** Returns whether the member has answered a survey. */
export async function hasAnswered(db: Db, userId: string, surveyType: SurveyType): Promise<boolean> {
  const answer = and(eq(surveyResponses.userId, userId), eq(surveyResponses.surveyType, surveyType))
  return (await db.$count(surveyResponses, answer)) > 0
}

/** The answers of a member to a survey; the id is null where the caller gave none. */
type NewResponse = Pick<
  typeof surveyResponses.$inferInsert,
  'userId' | 'surveyType' | 'responses' | 'createdAt'
> & { surveyResponseId: string | null }

/**
 * Stores the answers unless the member has answered the survey before. Returns whether these answers are the stored ones,
 * which they also are when an earlier call has stored them under the same id.
 */
export async function insertFirstResponse(db: Db, response: NewResponse): Promise<boolean> {
  const stored = await db.insert(surveyResponses).values(response).onConflictDoNothing().returning()
  if (stored.length > 0) return true
  if (response.surveyResponseId === null) return false
  const { userId, surveyType, surveyResponseId } = response
  const same = and(
    eq(surveyResponses.userId, userId),
    eq(surveyResponses.surveyType, surveyType),
    eq(surveyResponses.surveyResponseId, surveyResponseId),
  )
  return (await db.$count(surveyResponses, same)) > 0
}

/** Returns the ids of the videos that the member has started to watch. */
export async function listStartedVideos(db: Db, userId: string): Promise<string[]> {
  const started = await db
    .select({ videoId: videoProgress.videoId })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), gt(videoProgress.farthestWatchedTime, 0)))
  return started.map(({ videoId }) => videoId)
}
