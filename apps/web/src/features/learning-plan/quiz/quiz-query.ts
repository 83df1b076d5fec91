import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { LearningPlanQuizQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const LearningPlanQuizDocument = graphql(`
  query LearningPlanQuiz {
    getLearningPlanQuiz {
      id
      title
      options {
        key
        label
      }
    }
  }
`)

export type AskedQuestion = LearningPlanQuizQuery['getLearningPlanQuiz'][number]

/** The questions of the quiz in their order; null for a member who has no learning plans. */
export const quizQuery = queryOptions({
  queryKey: ['learning-plan-quiz'],
  queryFn: async (): Promise<readonly AskedQuestion[] | null> => {
    const { getLearningPlanQuiz: questions } = await execute(LearningPlanQuizDocument)
    return questions.length > 0 ? questions : null
  },
})
