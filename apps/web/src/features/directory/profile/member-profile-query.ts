import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { MemberProfileQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const MemberProfileDocument = graphql(`
  query MemberProfile($userId: ID!) {
    getMemberProfile(userId: $userId) {
      userId
      firstName
      lastName
      pronouns
      profileImageUrl
      company {
        name
      }
      jobRole
      industry
      jobFunction
      location {
        city
        region
        country
      }
      languages {
        name
      }
      linkedinProfileUrl
      twitterProfileUrl
      instagramProfileUrl
      about
      growthTip
      communityGive
      communityGet
      whatILove
    }
  }
`)

export type MemberProfile = NonNullable<MemberProfileQuery['getMemberProfile']>

/** The profile of a member as others see it; null when there is none that the viewer may see. */
export const memberProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['members', 'profile', userId],
    queryFn: async (): Promise<MemberProfile | null> => {
      const { getMemberProfile } = await execute(MemberProfileDocument, { userId })
      return getMemberProfile
    },
  })
