import { and, eq } from 'drizzle-orm'
import { SURVEY_ANSWERS } from '@section/api/features/survey/survey-answers.fixture.ts'
import type { Database } from '@section/db/connection.ts'
import { surveyResponses } from '@section/db/schema.ts'

const surveyType = 'BASIC_INFO_SURVEY_V2'

/**
 * A broken implementation of the survey: looks whether it is answered, and then stores the answers. Simultaneous tabs overwrite
 * each other, and each is told that its answers are stored. The tests must catch it.
 */
export async function saveSurveyNaively({ db }: Database, userId: string, company: string): Promise<boolean> {
  const answered = and(eq(surveyResponses.userId, userId), eq(surveyResponses.surveyType, surveyType))
  if ((await db.$count(surveyResponses, answered)) > 0) return false
  const responses = { ...SURVEY_ANSWERS, company }
  await db
    .insert(surveyResponses)
    .values({ userId, surveyType, responses })
    .onConflictDoUpdate({
      target: [surveyResponses.userId, surveyResponses.surveyType],
      set: { responses },
    })
  return true
}
