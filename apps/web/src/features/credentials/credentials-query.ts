import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CredentialsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const CredentialsDocument = graphql(`
  query Credentials {
    listCredentials {
      credentialId
      kind
      certificateId
      courseId
      title
      recipientName
      issuerName
      issuedOn
      courseTitles
      imageUrl
      downloadUrl
      isPublic
    }
  }
`)

/** A certificate or badge of the member. */
export type OwnCredential = CredentialsQuery['listCredentials'][number]

/** The member's certificates and badges, newest first. */
export const credentialsQuery = queryOptions({
  queryKey: ['credentials'],
  queryFn: async (): Promise<OwnCredential[]> => (await execute(CredentialsDocument)).listCredentials,
})
