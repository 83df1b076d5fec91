import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { PublicCredentialQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { DOCUMENT_REFRESH_MS } from '../document-refresh.ts'

const PublicCredentialDocument = graphql(`
  query PublicCredential($credentialId: ID!) {
    getPublicCredential(credentialId: $credentialId) {
      credentialId
      kind
      title
      description
      recipientName
      issuerName
      issuedOn
      courseTitles
      documentImageUrl
      downloadUrl
    }
  }
`)

export type PublicCredential = NonNullable<PublicCredentialQuery['getPublicCredential']>

/**
 * A credential that its owner shows to everybody; null for every other id. It is asked without a sign-in, so that one that
 * has ended does not keep its visitor from the page.
 */
export const publicCredentialQuery = (credentialId: string) =>
  queryOptions({
    queryKey: ['public-credential', credentialId],
    queryFn: async (): Promise<PublicCredential | null> =>
      (await execute(PublicCredentialDocument, { credentialId }, { bearer: null })).getPublicCredential,
    refetchInterval: DOCUMENT_REFRESH_MS,
  })
