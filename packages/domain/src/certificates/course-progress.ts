import { counted } from '../time/durations.ts'
import { badgesNeeded } from './certificate-badges.ts'

type Counted = Record<'numRequiredCourses' | 'numElectiveCourses' | 'numBadges', number>

/** Formats a member's progress towards a certificate: '2 of 4 courses'. Electives count up to the number that it asks for. */
export const courseProgress = (certificate: Counted): string =>
  `${certificate.numBadges} of ${counted(badgesNeeded(certificate), 'course')}`

/** Formats how many of a certificate's courses the member chooses: '1 of them is an elective'; null for none. */
export function electiveNote({
  numElectiveCourses: count,
}: Pick<Counted, 'numElectiveCourses'>): string | null {
  if (count === 0) return null
  return count === 1 ? '1 of them is an elective' : `${count} of them are electives`
}
