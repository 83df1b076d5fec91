import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { MembersQuery } from '@section/contract/generated/operations/graphql.ts'
import type { DirectoryAddress } from '@section/domain/directory/directory-address.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment MemberOnCard on ListedMember {
    userId
    firstName
    lastName
    jobRole
    company {
      name
    }
    profileImageUrl
  }
`)

const MembersDocument = graphql(`
  query Members($search: String!, $count: Int!, $page: Int!) {
    listMembers(filter: $search, count: $count, page: $page, context: MEMBERSPAGE) {
      list {
        ...MemberOnCard
      }
      pageInfo {
        totalPages
        total
        isMore
        page
      }
    }
  }
`)

export type ListedMembers = MembersQuery['listMembers']
export type MemberOnCard = ListedMembers['list'][number]

/** A page of the member directory. While the answer to another page or search is awaited, the former members stay. */
export const membersQuery = ({ page, count, search }: DirectoryAddress) =>
  queryOptions({
    queryKey: ['members', 'list', { page, count, search }],
    placeholderData: keepPreviousData,
    // The loader has asked before the screen is shown, which says that it failed.
    retryOnMount: false,
    queryFn: async (): Promise<ListedMembers> => {
      const { listMembers } = await execute(MembersDocument, { search, count, page })
      return listMembers
    },
  })
