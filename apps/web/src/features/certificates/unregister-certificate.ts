import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'
import { track } from '../../lib/tracking/tracking.ts'
import { type Certificate, certificatesQuery } from './certificates-query.ts'

const RemoveCertificateRegistrationDocument = graphql(`
  mutation RemoveCertificateRegistration($certificateId: ID!) {
    removeCertificateRegistration(certificateId: $certificateId) {
      certificateId
      error {
        code
        message
      }
    }
  }
`)

/** Ends a registration, tracks it and refetches the certificates. Specification 2, sections 2.7 and 7. */
export function useUnregisterCertificate() {
  return useOperation({
    run: async ({ certificateId }: Certificate) =>
      (await execute(RemoveCertificateRegistrationDocument, { certificateId })).removeCertificateRegistration,
    invalidates: certificatesQuery.queryKey,
    onSuccess: (_result, { certificateId, title }) =>
      track('Certificate Unregistered', { certificate_id: certificateId, title }),
  })
}
