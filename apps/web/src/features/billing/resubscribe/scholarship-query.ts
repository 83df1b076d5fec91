import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'

const ScholarshipDocument = graphql(`
  query Scholarship($userId: ID!) {
    getMember(userId: $userId) {
      scholarship {
        name
      }
    }
  }
`)

/** The name of the scholarship that pays for the membership; null without one. */
export const scholarshipQuery = queryOptions({
  queryKey: ['scholarship'],
  queryFn: async () => {
    const { getMember } = await execute(ScholarshipDocument, { userId: readCookie('user_id') ?? '' })
    return getMember?.scholarship?.name ?? null
  },
})
