import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { HomeMembersFragment } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

graphql(`
  fragment HomeMembers on Query {
    listMembers(context: HOMEPAGE, count: 20) {
      list {
        ...MemberOnCard
      }
    }
  }
`)

const HomeMembersDocument = graphql(`
  query HomeMembers {
    ...HomeMembers
  }
`)

/** The members whom home introduces. They stay the same for the visit. */
export const homeMembersQuery = queryOptions({
  // The loader has asked before the screen is shown, which says that it failed.
  retryOnMount: false,
  queryKey: ['members', 'home'],
  queryFn: async () => readMembers(await execute(HomeMembersDocument)),
  staleTime: Infinity,
})

/** Returns the members of an answer. */
export const readMembers = ({ listMembers }: HomeMembersFragment) => listMembers.list
