import { and, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { surveyResponses } from '@section/db/schema.ts'
import { PROFILE_SURVEY, surveyProfile, type SurveyProfile } from '@section/domain/survey/survey-answers.ts'

/** Returns what a member has told of themselves in the profile survey; null while it is unanswered. */
export async function findSurveyProfile(db: Db, userId: string): Promise<SurveyProfile | null> {
  const [stored] = await db
    .select({ responses: surveyResponses.responses })
    .from(surveyResponses)
    .where(and(eq(surveyResponses.userId, userId), eq(surveyResponses.surveyType, PROFILE_SURVEY)))
  return stored ? surveyProfile(stored.responses) : null
}
