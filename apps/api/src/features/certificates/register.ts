import type {
  CertificateRegistrationResult,
  MutationAddCertificateRegistrationArgs,
  MutationRemoveCertificateRegistrationArgs,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import {
  checkRegistrationAccess,
  canSeeCertificate,
} from '@section/domain/certificates/certificate-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import {
  deleteRegistration,
  insertRegistration,
  listPublishedCertificates,
  type StoredCertificate,
} from './certificate-store.ts'

const refused = refusedResult<CertificateRegistrationResult>({ certificateId: null })

/** The result for a certificate that does not exist, or that the viewer may not see. */
export const NO_SUCH_CERTIFICATE = refused('NOT_FOUND')

/**
 * Registers the viewer for an open certificate; registering again changes nothing. Errors: NOT_FOUND, NOT_ENTITLED,
 * TRIAL_ENDED, ACCOUNT_ENDED. docs/product/certificates.md#registration
 */
export async function addRegistration(
  { services, viewer, now }: UseCaseContext<'database'>,
  { certificateId }: MutationAddCertificateRegistrationArgs,
): Promise<CertificateRegistrationResult> {
  const { db } = services.database
  const certificate = await findPublished(db, certificateId)
  if (!certificate) return NO_SUCH_CERTIFICATE
  const refusal = checkRegistrationAccess(viewer, certificate, now)
  if (refusal) return refused(refusal)
  const { certificateId: id } = certificate
  await insertRegistration(db, { userId: viewer.userId, certificateId: id, registeredAt: new Date(now) })
  return { certificateId: id, error: null }
}

/** Ends the viewer's registration for an open certificate; ending it again changes nothing. Error: NOT_FOUND. */
export async function removeRegistration(
  { services, viewer }: UseCaseContext<'database'>,
  { certificateId }: MutationRemoveCertificateRegistrationArgs,
): Promise<CertificateRegistrationResult> {
  const { db } = services.database
  const certificate = await findPublished(db, certificateId)
  if (certificate?.type !== 'OPEN' || !canSeeCertificate(viewer, certificate)) return NO_SUCH_CERTIFICATE
  await deleteRegistration(db, viewer.userId, certificate.certificateId)
  return { certificateId: certificate.certificateId, error: null }
}

async function findPublished(db: Db, certificateId: string): Promise<StoredCertificate | undefined> {
  const published = await listPublishedCertificates(db)
  return published.find((certificate) => certificate.certificateId === certificateId.toLowerCase())
}
