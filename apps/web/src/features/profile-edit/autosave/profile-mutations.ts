import { graphql } from '@section/contract/generated/operations/gql.ts'

graphql(`
  fragment SavedMember on SaveProfileResult {
    member {
      ...EditedMember
    }
    error {
      code
      message
    }
  }
`)

// Each changes the fields that it is given and no others.

export const SaveProfileBasicsDocument = graphql(`
  mutation SaveProfileBasics(
    $userId: ID!
    $firstName: String
    $middleName: String
    $lastName: String
    $pronouns: String
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saved: saveMemberBasicInfo(
      userId: $userId
      firstName: $firstName
      middleName: $middleName
      lastName: $lastName
      pronouns: $pronouns
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)

export const SaveProfileLocationDocument = graphql(`
  mutation SaveProfileLocation(
    $userId: ID!
    $country: String!
    $region: String
    $city: String
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saved: saveMemberLocation(
      userId: $userId
      country: $country
      region: $region
      city: $city
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      member {
        ...EditedMember
      }
      error {
        code
        message
      }
    }
  }
`)

export const SaveProfileLanguagesDocument = graphql(`
  mutation SaveProfileLanguages($userId: ID!, $languages: [String!]!, $writtenMsAgo: Float, $sentAt: Float) {
    saved: saveMemberLanguages(
      userId: $userId
      languages: $languages
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)

export const SaveProfileLinksDocument = graphql(`
  mutation SaveProfileLinks(
    $userId: ID!
    $linkedinProfileUrl: String
    $twitterProfileUrl: String
    $instagramProfileUrl: String
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saved: saveMemberSocialInfo(
      userId: $userId
      linkedinProfileUrl: $linkedinProfileUrl
      twitterProfileUrl: $twitterProfileUrl
      instagramProfileUrl: $instagramProfileUrl
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)

export const SaveProfileJobDocument = graphql(`
  mutation SaveProfileJob(
    $userId: ID!
    $industry: String
    $jobRole: String
    $jobFunction: String
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saved: saveMemberJobInfo(
      userId: $userId
      industry: $industry
      jobRole: $jobRole
      jobFunction: $jobFunction
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)

export const SaveProfileCompanyDocument = graphql(`
  mutation SaveProfileCompany($userId: ID!, $companyName: String!, $writtenMsAgo: Float, $sentAt: Float) {
    saved: saveMemberCompany(
      userId: $userId
      companyName: $companyName
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)

export const SaveProfileCommunityDocument = graphql(`
  mutation SaveProfileCommunity(
    $userId: ID!
    $about: String
    $growthTip: String
    $communityGive: String
    $communityGet: String
    $whatILove: String
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saved: saveMemberCommunity(
      userId: $userId
      about: $about
      growthTip: $growthTip
      communityGive: $communityGive
      communityGet: $communityGet
      whatILove: $whatILove
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)

export const SaveProfileVisibilityDocument = graphql(`
  mutation SaveProfileVisibility(
    $userId: ID!
    $directory: Boolean
    $location: Boolean
    $languages: Boolean
    $links: Boolean
    $courses: Boolean
    $events: Boolean
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saved: saveMemberVisibility(
      userId: $userId
      directory: $directory
      location: $location
      languages: $languages
      links: $links
      courses: $courses
      events: $events
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      ...SavedMember
    }
  }
`)
