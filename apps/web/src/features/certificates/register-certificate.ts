import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { changeFailure } from '../../lib/failures.ts'
import { execute } from '../../lib/graphql-client.ts'
import { track } from '../../lib/tracking.ts'
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

/** Registers for a certificate, tracks it and reads the certificates again; a refusal is told in a toast. Specification 1, sections 4 and 7. */
export function useRegisterCertificate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ certificateId }: Certificate) => {
      const { addCertificateRegistration } = await execute(AddCertificateRegistrationDocument, {
        certificateId,
      })
      const { error } = addCertificateRegistration
      if (error) throw new RegistrationRefused(error.message)
    },
    onSuccess: async (_done, { certificateId, title }) => {
      track('Certificate Registered', { certificate_id: certificateId, title })
      await queryClient.invalidateQueries({ queryKey: certificatesQuery.queryKey })
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        message: error instanceof RegistrationRefused ? error.message : changeFailure(error),
      }),
  })
}

class RegistrationRefused extends Error {
  override name = 'RegistrationRefused'
}
