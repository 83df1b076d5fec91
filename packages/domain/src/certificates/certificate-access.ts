import { pathTo } from '../access/screen-path.ts'
import { canOpen } from '../access/route-access.ts'
import { type EntitledViewer, hasArea, hasStandardNavigation, isAiAcademyOnly } from '../access/viewer.ts'
import { accountRefusal, AI_STACK } from '../entitlement/course-entitlement.ts'

/** The fields of a certificate that the rules need. */
export interface CertificateProgram {
  readonly type: 'OPEN' | 'CRASH_COURSE'
  readonly courses: readonly {
    readonly courseId: string
    readonly stack: string
    readonly completionRequired: boolean
  }[]
}

/** NOT_FOUND hides that the certificate exists. */
export type RegistrationRefusal = 'NOT_FOUND' | 'NOT_ENTITLED' | 'ACCOUNT_ENDED' | 'TRIAL_ENDED'

/**
 * Returns whether a member sees a certificate in the list: open ones where the certificates screen is open, and with
 * the AI academy alone those whose required courses all belong to its stack; crash courses where one of their courses
 * was bought. docs/product/certificates.md#types-and-visibility
 */
export function canSeeCertificate(viewer: EntitledViewer, { type, courses }: CertificateProgram): boolean {
  if (type === 'CRASH_COURSE') {
    return (
      canOpen(pathTo('crashCourses'), viewer, {}) &&
      courses.some(({ courseId }) => viewer.entitledCourseIds.has(courseId))
    )
  }
  if (!canOpen(pathTo('certificates'), viewer, {})) return false
  if (!isAiAcademyOnly(viewer) || hasArea(viewer, 'mc-limited')) return true
  return courses.every(({ stack, completionRequired }) => stack === AI_STACK || !completionRequired)
}

/**
 * Returns why a member may not register for a certificate at `now` (epoch ms), or null when they may. They may register
 * for open certificates that they see, but not on the free plan. docs/product/certificates.md#registration
 */
export function checkRegistrationAccess(
  viewer: EntitledViewer,
  program: CertificateProgram,
  now: number,
): RegistrationRefusal | null {
  return program.type === 'OPEN' ? checkClaimAccess(viewer, program, now) : 'NOT_FOUND'
}

/**
 * Returns why a member may not claim a certificate at `now` (epoch ms), or null when they may: an open one as they may
 * register for it, and that of a crash course as they see it. docs/product/certificates.md#claims
 */
export function checkClaimAccess(
  viewer: EntitledViewer,
  program: CertificateProgram,
  now: number,
): RegistrationRefusal | null {
  const ended = accountRefusal(viewer, now)
  if (ended) return ended
  if (!canSeeCertificate(viewer, program)) return 'NOT_FOUND'
  return program.type === 'CRASH_COURSE' || hasStandardNavigation(viewer) ? null : 'NOT_ENTITLED'
}
