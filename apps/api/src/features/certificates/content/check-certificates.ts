import type { CertificateContent } from './certificate-format.ts'
import type { ContentProblem } from '../../../server/content/content-error.ts'
import { indexSchool, type SchoolIndex } from '../../catalog/content/school-index.ts'
import type { School } from '../../../server/content/school.ts'

/** Returns the problems of all certificates that span files. */
export function checkCertificates(school: School): ContentProblem[] {
  const index = indexSchool(school)
  return school.certificates.flatMap((certificate) => checkCertificate(certificate, index))
}

/** Returns unknown and duplicate courses of a program, and a number of electives that is too high. */
function checkCertificate(certificate: CertificateContent, index: SchoolIndex): ContentProblem[] {
  const file = `certificates/${certificate.slug}.yaml`
  const courses = certificate.groups.flatMap((group) => group.courses)
  const slugs = courses.map(({ course }) => course)
  const electives = courses.filter(({ required }) => !required).length
  return [
    ...slugs
      .filter((course) => !index.courses.has(course))
      .map((course) => ({ file, path: 'groups', message: `expected a course ${course}` })),
    ...slugs
      .filter((course, at) => slugs.indexOf(course) !== at)
      .map((course) => ({ file, path: 'groups', message: `expected the course ${course} once` })),
    ...(certificate.electives > electives
      ? [{ file, path: 'electives', message: `expected at most ${electives}, the electives of its groups` }]
      : []),
  ]
}
