import { counted } from '../time/durations.ts'
import { badgesNeeded } from './certificate-badges.ts'

/** A certificate with the member's progress towards it. */
export interface ProgressedCertificate {
  readonly certificateId: string
  readonly title: string
  readonly numRequiredCourses: number
  readonly numElectiveCourses: number
  readonly numBadges: number
  readonly isRegistered: boolean
  /** The member's issued certificate; null before. */
  readonly credentialId: string | null
  readonly courseIds: ReadonlySet<string>
}

/** Returns the certificates for which a member has registered and that were not issued yet, the nearest first. */
export const certificatesUnderWay = <C extends ProgressedCertificate>(certificates: readonly C[]): C[] =>
  certificates.filter(isUnderWay).toSorted(nearestFirst)

/**
 * Returns the certificates to which a course counts: those for which the member has registered, those open to register,
 * each the nearest first, and then those that were issued.
 */
export function certificatesWithCourse<C extends ProgressedCertificate>(
  certificates: readonly C[],
  courseId: string,
): C[] {
  const all = certificates.filter(({ courseIds }) => courseIds.has(courseId))
  const issued = all.filter(({ credentialId }) => credentialId !== null)
  const others = all.filter((one) => !isUnderWay(one) && !issued.includes(one))
  return [...certificatesUnderWay(all), ...others.toSorted(nearestFirst), ...issued]
}

type Counts = Pick<ProgressedCertificate, 'numRequiredCourses' | 'numElectiveCourses' | 'numBadges'>

/** Returns the share of the needed courses whose badges count, 0 to 1. */
export function courseShare(certificate: Counts): number {
  const needed = badgesNeeded(certificate)
  return needed === 0 ? 0 : certificate.numBadges / needed
}

/** Returns how many of the needed courses are done: '2 of 4 courses'. */
export function courseCount(certificate: Counts): string {
  return `${certificate.numBadges} of ${counted(badgesNeeded(certificate), 'course')}`
}

const isUnderWay = ({ isRegistered, credentialId }: ProgressedCertificate) =>
  isRegistered && credentialId === null

const nearestFirst = (a: ProgressedCertificate, b: ProgressedCertificate) => courseShare(b) - courseShare(a)
