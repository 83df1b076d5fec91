import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { LearningPlanQuizResponseInput } from '@section/contract/generated/operations/graphql.ts'
import { repeatableFailure } from '../../../lib/graphql/failures.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { notifyOtherTabs } from '../../../lib/viewer/other-tabs.ts'
import { learningPlanQuery } from '../learning-plan-query.ts'
import { quizQuery } from './quiz-query.ts'

const SubmitLearningPlanQuizDocument = graphql(`
  mutation SubmitLearningPlanQuiz($responses: [LearningPlanQuizResponseInput!]!) {
    submitLearningPlanQuiz(responses: $responses) {
      learningPlan {
        ...WholeLearningPlan
      }
      error {
        message
      }
    }
  }
`)

/**
 * Submits the answers, whose plan replaces the member's. Returns the message of a failure, or null. Never throws.
 * docs/product/learning-plan.md#quiz-screen
 */
export async function submitQuiz(responses: LearningPlanQuizResponseInput[]): Promise<string | null> {
  try {
    const variables = { responses }
    const { learningPlan, error } = (await execute(SubmitLearningPlanQuizDocument, variables))
      .submitLearningPlanQuiz
    if (error) {
      // An answer is refused when the questions have changed meanwhile.
      void queryClient.invalidateQueries({ queryKey: quizQuery.queryKey })
      return failed(error.message)
    }
    queryClient.setQueryData(learningPlanQuery.queryKey, learningPlan)
  } catch (error) {
    return failed(repeatableFailure(error))
  }
  notifyOtherTabs()
  return null
}

const failed = (message: string) => `${message} Your answers are kept here.`
