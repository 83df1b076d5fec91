import { graphql } from '@section/contract/generated/operations/gql.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { hideToastsAbout, showToast } from '@section/ui/toast/show-toast.ts'
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

/** A certificate as it is before, and whether the change undoes the end of a registration. */
type RegistrationChange = Pick<Certificate, 'certificateId' | 'title' | 'isRegistered'> & {
  readonly undoes?: boolean
}

/**
 * Registers for a certificate, or ends the registration of a registered member; then tracks it and reads the
 * certificates again. The message that it has ended offers to undo it. docs/product/certificates.md#registration
 */
export function useSaveRegistration() {
  const save = useOperation({
    run: async ({ certificateId, isRegistered }: RegistrationChange) =>
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
    onShown: (_result, { certificateId, title, isRegistered, undoes }) => {
      const name = `“${isolate(title)}”`
      const undo = () => save.mutate({ certificateId, title, isRegistered: false, undoes: true })
      if (isRegistered)
        showToast({
          about: certificateId,
          message: `You are no longer registered for ${name}.`,
          action: { label: 'Undo', onSelect: undo },
        })
      else if (undoes) showToast({ about: certificateId, message: `You are registered for ${name} again.` })
      else hideToastsAbout(certificateId)
    },
  })
  return save
}
