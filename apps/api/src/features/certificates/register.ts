import type {
  CertificateRegistrationResult,
  MutationAddCertificateRegistrationArgs,
  MutationRemoveCertificateRegistrationArgs,
} from '@section/contract/generated/schema-types.ts'
import { checkRegistrationAccess } from '@section/domain/certificates/certificate-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { findVisible } from './list-certificates.ts'
import { deleteRegistration, insertRegistration } from './member-certificates-store.ts'

const refused = refusedResult<CertificateRegistrationResult>({ certificateId: null })

/** The result for a certificate that does not exist, or that the viewer may not see. */
export const NO_SUCH_CERTIFICATE = refused('NOT_FOUND')

/**
 * Registers the viewer for an open certificate; registering again changes nothing. Errors: NOT_FOUND, NOT_ENTITLED,
 * TRIAL_ENDED, ACCOUNT_ENDED. docs/product/certificates.md#registration
 */
export async function addRegistration(
  { services, viewer, now }: UseCaseContext<'certificatePrograms' | 'database'>,
  { certificateId }: MutationAddCertificateRegistrationArgs,
): Promise<CertificateRegistrationResult> {
  const program = await services.certificatePrograms.find(certificateId)
  if (!program) return NO_SUCH_CERTIFICATE
  const refusal = checkRegistrationAccess(viewer, program, now)
  if (refusal) return refused(refusal)
  const { certificateId: id } = program
  const registration = { userId: viewer.userId, certificateId: id, registeredAt: new Date(now) }
  await insertRegistration(services.database.db, registration)
  return { certificateId: id, error: null }
}

/** Ends the viewer's registration for an open certificate; ending it again changes nothing. Error: NOT_FOUND. */
export async function removeRegistration(
  context: UseCaseContext<'certificatePrograms' | 'database'>,
  { certificateId }: MutationRemoveCertificateRegistrationArgs,
): Promise<CertificateRegistrationResult> {
  const program = await findVisible(context, certificateId)
  if (program?.type !== 'OPEN') return NO_SUCH_CERTIFICATE
  await deleteRegistration(context.services.database.db, context.viewer.userId, program.certificateId)
  return { certificateId: program.certificateId, error: null }
}
