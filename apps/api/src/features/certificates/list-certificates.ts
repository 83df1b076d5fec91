import type { Certificate } from '@section/contract/generated/schema-types.ts'
import { badgesEarned } from '@section/domain/certificates/certificate-badges.ts'
import { seesCertificate } from '@section/domain/certificates/certificate-access.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberState } from '../../server/access/member-state.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { publishedCertificates, registrationsOf, type StoredCertificate } from './certificate-store.ts'

/** The certificates that the member sees, and where they stand with each. Specification 2, section 2.7. */
export async function listCertificates({ services, viewer, now }: MemberContext): Promise<Certificate[]> {
  const { db } = services.database
  const [published, registered] = await Promise.all([
    publishedCertificates(db),
    registrationsOf(db, viewer.userId),
  ])
  const learner = learnerOf(viewer.state, now)
  return published
    .filter((certificate) => seesCertificate(learner, certificate))
    .map((certificate) =>
      certificateAnswer(certificate, viewer.state, registered.has(certificate.certificateId)),
    )
}

function certificateAnswer(
  { courses, meta, ...certificate }: StoredCertificate,
  { badges }: MemberState,
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
