interface ProgramCourse {
  readonly courseId: string
  readonly completionRequired: boolean
  /** True if only the badge of a live session counts. */
  readonly liveOnly: boolean
}

interface Program {
  readonly courses: readonly ProgramCourse[]
  readonly numElectiveCourses: number
}

/** A member's badges by the ids of their courses. */
type Badges = Pick<ReadonlyMap<string, { readonly isLive: boolean }>, 'get'>

/** Returns how many badges a certificate needs: all required courses, and as many electives as it asks for. */
export const badgesNeeded = (program: Record<'numRequiredCourses' | 'numElectiveCourses', number>): number =>
  program.numRequiredCourses + program.numElectiveCourses

/** Returns the number of required courses, each of which is needed. */
export const countRequired = ({ courses }: Pick<Program, 'courses'>): number =>
  courses.filter(({ completionRequired }) => completionRequired).length

/**
 * Returns whether a member's badge of a course counts: any badge, or for a course that counts live only one of a live
 * session. docs/product/certificates.md#requirements-and-progress
 */
export function countsFor(
  { courseId, liveOnly }: Pick<ProgramCourse, 'courseId' | 'liveOnly'>,
  badges: Badges,
): boolean {
  const badge = badges.get(courseId)
  return badge !== undefined && (badge.isLive || !liveOnly)
}

/**
 * Returns how many of the needed badges a member has earned. Electives beyond the number that is asked for do not
 * replace a required course. docs/product/certificates.md#requirements-and-progress
 */
export const badgesEarned = (program: Program, badges: Badges): number =>
  countedCourses(program, badges).length

/** Returns the courses whose badges are counted, in the order of the program; of the earned electives the first ones. */
export function countedCourses<Course extends ProgramCourse>(
  {
    courses,
    numElectiveCourses,
  }: Pick<Program, 'numElectiveCourses'> & { readonly courses: readonly Course[] },
  badges: Badges,
): Course[] {
  const earned = courses.filter((course) => countsFor(course, badges))
  const electives = earned.filter(({ completionRequired }) => !completionRequired)
  const needless = new Set(electives.slice(numElectiveCourses))
  return earned.filter((course) => !needless.has(course))
}

/**
 * Returns whether a member has earned every needed badge. A certificate that needs none is never completed.
 * docs/product/certificates.md#completion
 */
export function hasEveryBadge(program: Program, badges: Badges): boolean {
  const needed = badgesNeeded({ ...program, numRequiredCourses: countRequired(program) })
  return needed > 0 && badgesEarned(program, badges) === needed
}
