import { useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'
import { learningPlanQuery } from './learning-plan-query.ts'

const SubmitLearningPlanDocument = graphql(`
  mutation SubmitLearningPlan($courseIds: [ID!]!) {
    submitLearningPlan(courseIds: $courseIds) {
      learningPlan {
        ...WholeLearningPlan
      }
      error {
        message
      }
    }
  }
`)

/** Replaces the courses of the member's plan by these. A plan that was refused is read again, because it has changed elsewhere. */
export function useSubmitLearningPlan() {
  const queryClient = useQueryClient()
  const { queryKey } = learningPlanQuery
  return useOperation({
    run: async (courseIds: string[]) =>
      (await execute(SubmitLearningPlanDocument, { courseIds })).submitLearningPlan,
    onSuccess: ({ learningPlan }) => queryClient.setQueryData(queryKey, learningPlan),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
