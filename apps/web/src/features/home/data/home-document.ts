import { graphql } from '@section/contract/generated/operations/gql.ts'

/** Everything that home shows, in one request. See docs/decisions/home.md. */
export const HomeDocument = graphql(`
  query Home($userId: ID!) {
    ...Dashboard
    ...HomeStudy
    ...OwnCredentials
    ...CertificateProgress
    ...OfferedSubscription
    ...HomeMembers
    ...HomeEvents
  }
`)
