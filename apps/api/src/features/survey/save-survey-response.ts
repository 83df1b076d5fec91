import type {
  MutationSaveSurveyResponseArgs,
  SaveSurveyResponseResult,
} from '@section/contract/generated/schema-types.ts'
import { PROFILE_SURVEY, surveyForm } from '@section/domain/survey/survey-answers.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { insertFirstResponse } from './survey-store.ts'

const refused = refusedResult<SaveSurveyResponseResult>({ surveyStatus: null, isStored: false })

/** The refused result for accounts that have ended. */
export const NOT_ASKED = refused('ACCOUNT_ENDED')

/**
 * Stores the viewer's answers to the profile survey. The first answers are kept: those of another tab or device that arrive
 * later are answered as completed, and not as stored. Errors: ACCOUNT_ENDED, INVALID_ANSWER.
 * docs/product/survey.md#submitting
 */
export async function saveSurveyResponse(
  { services, viewer, now }: UseCaseContext<'database'>,
  { responses, surveyResponseId }: MutationSaveSurveyResponseArgs,
): Promise<SaveSurveyResponseResult> {
  const parsed = surveyForm.safeParse(responses)
  const id = surveyResponseId?.toLowerCase() ?? null
  if (!parsed.success || (id !== null && !isUuid(id))) return refused('INVALID_ANSWER')
  const isStored = await insertFirstResponse(services.database.db, {
    userId: viewer.userId,
    surveyType: PROFILE_SURVEY,
    responses: { ...parsed.data },
    surveyResponseId: id,
    createdAt: new Date(now),
  })
  return { surveyStatus: 'COMPLETED', isStored, error: null }
}
