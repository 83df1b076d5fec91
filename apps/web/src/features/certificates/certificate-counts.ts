import { badgesNeeded } from '@section/domain/certificates/certificate-badges.ts'
import type { Certificate } from './certificates-query.ts'

type Required = Pick<Certificate, 'numRequiredCourses' | 'numElectiveCourses'>

/** Returns the number of courses that a certificate requires: '4 courses and 1 elective'. */
export function courseCounts({
  numRequiredCourses: required,
  numElectiveCourses: electives,
}: Required): string {
  const courses = `${required} ${required === 1 ? 'course' : 'courses'}`
  if (electives === 0) return courses
  return `${courses} and ${electives} ${electives === 1 ? 'elective' : 'electives'}`
}

/** Returns the member's progress towards a certificate: '3 of 5 badges earned'. */
export const badgeCounts = (certificate: Required & Pick<Certificate, 'numBadges'>): string =>
  `${certificate.numBadges} of ${badgesNeeded(certificate)} badges earned`
