import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../../lib/graphql/use-operation.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { type Certificate, certificatesQuery } from '../certificates-query.ts'

const AddCertificateCompletionDocument = graphql(`
  mutation AddCertificateCompletion($certificateId: ID!) {
    addCertificateCompletion(certificateId: $certificateId) {
      certificateId
      isCompleted
      error {
        code
        message
      }
    }
  }
`)

/**
 * Claims a certificate whose badges are all earned, which registers the member; then tracks the registration and reads
 * the certificates again.
 */
export function useClaimCertificate() {
  return useOperation({
    run: async ({ certificateId }: Certificate) =>
      (await execute(AddCertificateCompletionDocument, { certificateId })).addCertificateCompletion,
    invalidates: certificatesQuery.queryKey,
    onSuccess: (_result, { certificateId, title }) =>
      track('Certificate Registered', { certificate_id: certificateId, title }),
  })
}
