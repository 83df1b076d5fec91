import type { CourseSession } from '../catalog/course-sessions.ts'
import { isolate } from '../text/isolate.ts'
import type { CourseShares, HomeSection } from './home-sections.ts'

/** The deeds of a member at the school, as far as home knows them. */
export interface MemberDeeds {
  readonly sessions: readonly (Pick<CourseSession, 'enrollmentStatus'> & {
    readonly hasEnrollment: boolean
  })[]
  readonly shares: CourseShares
  /** True if there is a lesson at which the member continues. */
  readonly hasResumePoint: boolean
  /** How many courses are bookmarked, certificates and badges earned, certificates registered for, and events answered, also those that are over. */
  readonly counts: readonly number[]
}

/**
 * Checks whether a member has never done anything: no place in a class or on a waitlist, now or before, no credited video, no
 * lesson begun, nothing bookmarked, earned or registered for, and no event answered. See docs/product/home.md#heading.
 */
export function isNewcomer({ sessions, shares, hasResumePoint, counts }: MemberDeeds): boolean {
  const took = sessions.some(
    ({ enrollmentStatus, hasEnrollment }) =>
      hasEnrollment || enrollmentStatus === 'WAITLISTED' || enrollmentStatus === 'COMPLETED',
  )
  const watched = hasResumePoint || [...shares.values()].some((share) => share > 0)
  return !took && !watched && counts.every((count) => count === 0)
}

/** Returns the heading of home: 'Welcome back, Ann!', and 'Welcome, Ann!' to a newcomer. */
export function welcomeTitle(firstName: string, newcomer: boolean): string {
  const words = newcomer ? 'Welcome' : 'Welcome back'
  return firstName ? `${words}, ${isolate(firstName)}!` : `${words}!`
}

/** How many courses stand in the sections of home, and how many of them are begun and not finished. */
type Counts = Readonly<Record<Exclude<HomeSection, 'upcoming'> | 'inProgress', number>>

/** Returns the sentence under the heading. Future sessions and unwatched courses do not count as begun. */
export function homeLead({ inProgress, learning, liveDates, waiting }: Counts): string {
  if (inProgress === 1) return 'You are in the middle of one course.'
  if (inProgress > 1) return `You are in the middle of ${inProgress} courses.`
  if (liveDates > 0) return 'Your place in class is waiting for you.'
  if (learning > 0) return 'Your courses are ready when you are.'
  if (waiting > 0) return 'Your place in line is kept. We tell you when a seat is yours.'
  return 'A good day to begin something. An hour is enough.'
}
