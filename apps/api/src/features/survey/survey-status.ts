import type { QueryGetSurveyStatusArgs, SurveyStatus } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { hasAnswered } from './survey-store.ts'

/** Returns whether the viewer has answered a survey. */
export async function getSurveyStatus(
  { services, viewer }: UseCaseContext<'database'>,
  { surveyType }: QueryGetSurveyStatusArgs,
): Promise<SurveyStatus> {
  return (await hasAnswered(services.database.db, viewer.userId, surveyType)) ? 'COMPLETED' : 'PENDING'
}
