import { graphql } from '@section/contract/generated/operations/gql.ts'
import { PROFILE_SURVEY, type SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { repeatableFailure } from '../../lib/graphql/failures.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { track } from '../../lib/tracking/tracking.ts'
import type { Member } from '../../lib/viewer/viewer.ts'

const SaveSurveyResponseDocument = graphql(`
  mutation SaveSurveyResponse($responses: SurveyResponsesInput!, $surveyResponseId: ID) {
    saveSurveyResponse(responses: $responses, surveyResponseId: $surveyResponseId) {
      isStored
      error {
        message
      }
    }
  }
`)

/** Answers with the id of their submission, which stays the same when they are sent again after a failure. */
export interface SubmittedSurvey {
  readonly surveyResponseId: string
  readonly answers: SurveyValues
}

/** `completed-before`: the survey had been submitted in another tab or on another device, whose answers were kept. */
type Outcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'completed-before' }
  | { readonly kind: 'failed'; readonly message: string }

/**
 * Submits the answers of a member, and tracks them when they are the stored ones. Never throws.
 * docs/product/survey.md#submitting
 */
export async function submitSurvey(
  { answers, surveyResponseId }: SubmittedSurvey,
  member: Member,
): Promise<Outcome> {
  try {
    const variables = { responses: answers, surveyResponseId }
    const { saveSurveyResponse: saved } = await execute(SaveSurveyResponseDocument, variables)
    if (saved.error) return failed(saved.error.message)
    if (!saved.isStored) return { kind: 'completed-before' }
  } catch (error) {
    return failed(repeatableFailure(error))
  }
  track('Survey Submitted', {
    ...answers,
    survey_type: PROFILE_SURVEY,
    email: member.email,
    first_name: member.firstName,
    last_name: member.lastName,
  })
  return { kind: 'stored' }
}

const failed = (message: string) =>
  ({ kind: 'failed', message: `${message} Your answers are kept here.` }) as const
