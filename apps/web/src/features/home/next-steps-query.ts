import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const NextStepsDocument = graphql(`
  query NextSteps {
    getNextStepsStatus {
      name
      isCompleted
      remedyRoute
    }
  }
`)

/** The first things to do for a limited member; empty for the others. */
export const nextStepsQuery = queryOptions({
  queryKey: ['next-steps'],
  // Enrolling and watching change it: whoever comes back wants to know what is true now.
  staleTime: 0,
  queryFn: async () => (await execute(NextStepsDocument)).getNextStepsStatus,
})
