interface Taken {
  readonly numRequiredCourses: number
  readonly numElectiveCourses: number
}

interface Program {
  readonly courses: readonly { readonly courseId: string; readonly completionRequired: boolean }[]
  readonly numElectiveCourses: number
}

/** How many badges a certificate takes: of every required course, and of as many electives as it asks for. Decisions, section 5. */
export const badgesNeeded = ({ numRequiredCourses, numElectiveCourses }: Taken): number =>
  numRequiredCourses + numElectiveCourses

/**
 * How many of the badges that a certificate takes a member has earned, by the ids of the courses that they carry a
 * badge of. Electives beyond what it asks for do not stand in for a required course. Decisions, section 5.
 */
export function badgesEarned(
  { courses, numElectiveCourses }: Program,
  badges: Pick<ReadonlySet<string>, 'has'>,
): number {
  const earned = courses.filter(({ courseId }) => badges.has(courseId))
  const required = earned.filter(({ completionRequired }) => completionRequired).length
  return required + Math.min(earned.length - required, numElectiveCourses)
}
