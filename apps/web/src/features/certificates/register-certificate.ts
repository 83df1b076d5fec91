import { useOperation } from '../../lib/graphql/use-operation.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { track } from '../../lib/tracking/tracking.ts'
import { type Certificate, certificatesQuery } from './certificates-query.ts'

const AddCertificateRegistrationDocument = graphql(`
  mutation AddCertificateRegistration($certificateId: ID!) {
    addCertificateRegistration(certificateId: $certificateId) {
      certificateId
      error {
        code
        message
      }
    }
  }
`)

/** Registers for a certificate, tracks it and refetches the certificates. Specification 1, sections 4 and 7. */
export function useRegisterCertificate() {
  return useOperation({
    run: async ({ certificateId }: Certificate) =>
      (await execute(AddCertificateRegistrationDocument, { certificateId })).addCertificateRegistration,
    invalidates: certificatesQuery.queryKey,
    onSuccess: (_result, { certificateId, title }) =>
      track('Certificate Registered', { certificate_id: certificateId, title }),
  })
}
