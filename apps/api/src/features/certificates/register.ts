import type {
  CertificateRegistrationResult,
  MutationAddCertificateRegistrationArgs,
} from '@section/contract/generated/schema-types.ts'
import { checkRegistrationAccess } from '@section/domain/certificates/certificate-access.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { insertRegistration, listPublishedCertificates } from './certificate-store.ts'

/** The result for a certificate that does not exist, or that the viewer may not see. */
export const NO_SUCH_CERTIFICATE: CertificateRegistrationResult = {
  certificateId: null,
  error: expectedError('NOT_FOUND'),
}

/**
 * Registers the viewer for an open certificate. Registering again changes nothing. Errors:
 * NOT_FOUND; NOT_ENTITLED on the free tier; TRIAL_ENDED. Specification 1, section 7.
 */
export async function addRegistration(
  { services, viewer, now }: UseCaseContext<'database'>,
  { certificateId }: MutationAddCertificateRegistrationArgs,
): Promise<CertificateRegistrationResult> {
  const { db } = services.database
  const published = await listPublishedCertificates(db)
  const certificate = published.find((one) => one.certificateId === certificateId.toLowerCase())
  if (!certificate) return NO_SUCH_CERTIFICATE
  const refusal = checkRegistrationAccess(viewer, certificate, now)
  if (refusal === 'NOT_FOUND') return NO_SUCH_CERTIFICATE
  if (refusal) return { certificateId: null, error: expectedError(refusal) }
  const { userId } = viewer
  await insertRegistration(db, {
    userId,
    certificateId: certificate.certificateId,
    registeredAt: new Date(now),
  })
  return { certificateId: certificate.certificateId, error: null }
}
