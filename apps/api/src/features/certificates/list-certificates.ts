import type { Certificate, QueryGetCertificateArgs } from '@section/contract/generated/schema-types.ts'
import { badgesEarned } from '@section/domain/certificates/certificate-badges.ts'
import { canSeeCertificate } from '@section/domain/certificates/certificate-access.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { listPublishedCertificates, listRegistrations, type StoredCertificate } from './certificate-store.ts'

/** Returns the certificates that the viewer can see, each with their progress. */
export async function listCertificates({
  services,
  viewer,
}: UseCaseContext<'database'>): Promise<Certificate[]> {
  const { db } = services.database
  const [published, registered] = await Promise.all([
    listPublishedCertificates(db),
    listRegistrations(db, viewer.userId),
  ])
  return published
    .filter((certificate) => canSeeCertificate(viewer, certificate))
    .map((certificate) => certificateResult(certificate, viewer, registered.has(certificate.certificateId)))
}

/** Returns one certificate that the viewer can see, or null. */
export async function getCertificate(
  context: UseCaseContext<'database'>,
  { certificateId }: QueryGetCertificateArgs,
): Promise<Certificate | null> {
  const visible = await listCertificates(context)
  return visible.find((certificate) => certificate.certificateId === certificateId.toLowerCase()) ?? null
}

/** Returns the ids of the courses of a certificate; none for a certificate that the viewer cannot see. */
export async function listCertificateCourseIds(
  { services, viewer }: UseCaseContext<'database'>,
  certificateId: string,
): Promise<ReadonlySet<string>> {
  const published = await listPublishedCertificates(services.database.db)
  const certificate = published.find((each) => each.certificateId === certificateId.toLowerCase())
  if (!certificate || !canSeeCertificate(viewer, certificate)) return new Set()
  return new Set(certificate.courses.map(({ courseId }) => courseId))
}

function certificateResult(
  { courses, meta, ...certificate }: StoredCertificate,
  { badges }: MemberViewer,
  isRegistered: boolean,
): Certificate {
  const required = courses.filter(({ completionRequired }) => completionRequired)
  const { numElectiveCourses } = certificate
  return {
    ...certificate,
    numRequiredCourses: required.length,
    numBadges: badgesEarned({ courses, numElectiveCourses }, badges),
    isRegistered,
    meta: {
      bannerDescription: meta.bannerDescription ?? null,
      registrationPrompt: meta.registrationPrompt ?? null,
      postRegistrationPrompt: meta.postRegistrationPrompt ?? null,
    },
  }
}
