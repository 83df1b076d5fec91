import type { Db } from '@section/db/connection.ts'
import { surveyResponses } from '@section/db/schema.ts'
import { PROFILE_SURVEY, topicsOf } from '@section/domain/survey/survey-answers.ts'
import { insertMissing } from '../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../server/content/school.ts'
import { joinedAt, type Person } from '../members/content/person.ts'

/** Writes new people's answers to the profile survey. */
export async function writeSurveys(db: Db, people: readonly Person[], context: LoadContext): Promise<void> {
  const answered = people.flatMap(({ survey, ...person }) => {
    if (!survey) return []
    const { topics, ...answers } = survey
    return {
      userId: person.userId,
      surveyType: PROFILE_SURVEY,
      responses: { ...answers, what_topics_are_you_interested_in: topicsOf(topics) },
      createdAt: joinedAt(person, context),
    }
  })
  await insertMissing(db, surveyResponses, answered)
}
