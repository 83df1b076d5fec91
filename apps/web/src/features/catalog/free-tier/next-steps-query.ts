import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const NextStepsDocument = graphql(`
  query NextSteps {
    getNextStepsStatus {
      name
      isCompleted
      remedyRoute
    }
  }
`)

/** The first steps of a limited member; empty for the others. */
export const nextStepsQuery = queryOptions({
  queryKey: ['next-steps'],
  // Never cached, because enrolling and watching complete steps.
  staleTime: 0,
  queryFn: async () => (await execute(NextStepsDocument)).getNextStepsStatus,
})
