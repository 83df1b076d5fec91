import { and, eq, gt } from 'drizzle-orm'
import type { SurveyType } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { surveyResponses, videoProgress } from '@section/db/schema.ts'

/** Returns whether the member has answered a survey. */
export async function hasAnswered(db: Db, userId: string, surveyType: SurveyType): Promise<boolean> {
  const answer = and(eq(surveyResponses.userId, userId), eq(surveyResponses.surveyType, surveyType))
  return (await db.$count(surveyResponses, answer)) > 0
}

/** Returns the ids of the videos that the member has started to watch. */
export async function listStartedVideos(db: Db, userId: string): Promise<string[]> {
  const started = await db
    .select({ videoId: videoProgress.videoId })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), gt(videoProgress.farthestWatchedTime, 0)))
  return started.map(({ videoId }) => videoId)
}
