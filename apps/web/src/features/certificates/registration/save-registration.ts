import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../../lib/graphql/use-operation.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { type Certificate, certificatesQuery } from '../certificates-query.ts'

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

/**
 * Registers for a certificate, or ends the registration of a registered member; then tracks it and reads the
 * certificates again.
 */
export function useSaveRegistration() {
  return useOperation({
    run: async ({ certificateId, isRegistered }: Certificate) =>
      isRegistered
        ? (await execute(RemoveCertificateRegistrationDocument, { certificateId }))
            .removeCertificateRegistration
        : (await execute(AddCertificateRegistrationDocument, { certificateId })).addCertificateRegistration,
    invalidates: certificatesQuery.queryKey,
    onSuccess: (_result, { certificateId, title, isRegistered }) =>
      track(isRegistered ? 'Certificate Unregistered' : 'Certificate Registered', {
        certificate_id: certificateId,
        title,
      }),
  })
}
