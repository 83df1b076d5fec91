import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { findDuplicates, slugOf } from '../../../server/content/find-duplicates.ts'
import type { School } from '../../../server/content/school.ts'
import { indexSchool } from '../../catalog/content/school-index.ts'
import { type CertificateContent, CertificateFile } from './certificate-format.ts'
import { peopleOf } from '../../members/content/person.ts'
import { certificatePictures, writeCertificates, writeRegistrations } from './certificates-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    certificates: CertificateContent[]
  }
}

/** `certificates/`. */
export const certificatesContent = {
  async read(files) {
    const certificates = await files.readAll('certificates', CertificateFile)
    return { certificates: certificates.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkCertificates,
  writeOffer: (tx, { certificates }) => writeCertificates(tx, certificates),
  writePeople: (tx, _school, context, { people }) => writeRegistrations(tx, people, context),
  counted: { certificates: { table: 'certificates', key: 'certificate_id' } },
  pictures: certificatePictures,
} satisfies FeatureContent

/**
 * Yields unknown and duplicate courses of programs, numbers of electives that are too high, and registrations of people for
 * certificates for which nobody can register.
 */
function* checkCertificates(school: School): Generator<ContentProblem> {
  const index = indexSchool(school)
  for (const { slug: certificate, groups, electives } of school.certificates) {
    const file = `certificates/${certificate}.yaml`
    const courses = groups.flatMap((group) => group.courses)
    const offered = courses.filter(({ required }) => !required).length
    for (const { course } of courses)
      if (!index.courses.has(course)) yield contentProblem(file, 'groups', `expected a course ${course}`)
    for (const { course } of courses.filter(({ liveOnly }) => liveOnly))
      if (!index.courses.get(course)?.sessions.some(({ delivery }) => delivery === 'LIVE'))
        yield contentProblem(file, 'groups', `expected a live session of ${course}, which counts live only`)
    for (const course of findDuplicates(courses.map(({ course }) => course)))
      yield contentProblem(file, 'groups', `expected the course ${course} once`)
    if (electives > offered)
      yield contentProblem(file, 'electives', `expected at most ${offered}, the electives of its groups`)
  }
  const open = new Set(school.certificates.filter(({ type }) => type === 'OPEN').map(slugOf))
  for (const { email, registered } of peopleOf(school))
    for (const certificate of registered)
      if (!open.has(certificate))
        yield contentProblem('members', email, `expected an open certificate ${certificate}`)
}
