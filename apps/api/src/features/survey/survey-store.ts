import { and, eq, gt } from 'drizzle-orm'
import type { SurveyType } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { surveyResponses, videoProgress } from '@section/db/schema.ts'

export async function hasAnswered(db: Db, userId: string, surveyType: SurveyType): Promise<boolean> {
  const answered = await db
    .select({ userId: surveyResponses.userId })
    .from(surveyResponses)
    .where(and(eq(surveyResponses.userId, userId), eq(surveyResponses.surveyType, surveyType)))
  return answered.length > 0
}

/** Returns the ids of the videos that the member has begun to watch. */
export async function listStartedVideos(db: Db, userId: string): Promise<string[]> {
  const begun = await db
    .select({ videoId: videoProgress.videoId })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), gt(videoProgress.farthestWatchedTime, 0)))
  return begun.map(({ videoId }) => videoId)
}
