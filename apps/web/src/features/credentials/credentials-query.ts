import { queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CredentialsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { DOCUMENT_REFRESH_MS } from './document-refresh.ts'

graphql(`
  fragment OwnCredentials on Query {
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

const CredentialsDocument = graphql(`
  query Credentials {
    ...OwnCredentials
  }
`)

/** A certificate or badge of the member. */
export type OwnCredential = CredentialsQuery['listCredentials'][number]

/** The member's certificates and badges, newest first. */
export const credentialsQuery = queryOptions({
  queryKey: ['credentials'],
  queryFn: async (): Promise<OwnCredential[]> => (await execute(CredentialsDocument)).listCredentials,
  refetchInterval: DOCUMENT_REFRESH_MS,
})

/**
 * Returns the query of the credential of a course's badge, which the member has earned; null while their name cannot be
 * drawn (docs/product/credentials.md#badges).
 */
export function useCourseBadge(courseId: string) {
  const { data, isFetching, isError, errorUpdateCount, refetch } = useQuery({
    ...credentialsQuery,
    // What the browser has kept may have been asked before the badge was earned.
    refetchOnMount: 'always',
    select: (credentials) => credentials.find((credential) => credential.courseId === courseId) ?? null,
  })
  // Only an answer from now says that there is none.
  const isUnknown = data === null && (isFetching || isError)
  return { data: isUnknown ? undefined : data, isFetching, errorUpdateCount, refetch }
}
