import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { LearningPlanQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment WholeLearningPlan on LearningPlan {
    plan {
      name
      topic
      level
    }
    certificate {
      certificateId
      logo
      title
      description
      progress
    }
    courseIds
    reasons {
      courseId
      reason
    }
  }
`)

const LearningPlanDocument = graphql(`
  query LearningPlan {
    getLearningPlan {
      ...WholeLearningPlan
    }
  }
`)

export type LearningPlan = NonNullable<LearningPlanQuery['getLearningPlan']>

/**
 * The member's learning plan; null before the quiz. It is read anew with the courses, because a badge of a course is
 * progress towards the plan's certificate.
 */
export const learningPlanQuery = queryOptions({
  queryKey: ['courses', 'learning-plan'],
  queryFn: async (): Promise<LearningPlan | null> => (await execute(LearningPlanDocument)).getLearningPlan,
})
