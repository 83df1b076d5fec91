import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ProfileEditQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment EditedMember on Member {
    userId
    firstName
    middleName
    lastName
    displayName
    pronouns
    linkedinProfileUrl
    twitterProfileUrl
    instagramProfileUrl
    jobRole
    industry
    jobFunction
    about
    growthTip
    communityGive
    communityGet
    whatILove
    company {
      name
    }
    location {
      country
      region
      city
    }
    languages {
      name
    }
    visibility {
      directory
      location
      languages
      links
      courses
      events
    }
  }
`)

const ProfileEditDocument = graphql(`
  query ProfileEdit($userId: ID!) {
    getMember(userId: $userId) {
      ...EditedMember
    }
    listIndustryReferences {
      industry
    }
    listJobFunctionReferences {
      jobFunction
    }
  }
`)

/** The viewer's own profile with the lists from which its fields are chosen. */
export interface ProfileToEdit {
  readonly member: NonNullable<ProfileEditQuery['getMember']>
  readonly industries: readonly string[]
  readonly jobFunctions: readonly string[]
}

export const profileToEditQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile-edit', userId],
    queryFn: async (): Promise<ProfileToEdit> => {
      const answer = await execute(ProfileEditDocument, { userId })
      // The guard has let only the owner in; an answer without a member is shown as one that did not load.
      if (!answer.getMember) throw new Error('The server did not answer with the member.')
      return {
        member: answer.getMember,
        industries: answer.listIndustryReferences.map(({ industry }) => industry),
        jobFunctions: answer.listJobFunctionReferences.map(({ jobFunction }) => jobFunction),
      }
    },
  })
