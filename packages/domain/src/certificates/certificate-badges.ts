interface Program {
  readonly courses: readonly { readonly courseId: string; readonly completionRequired: boolean }[]
  readonly numElectiveCourses: number
}

/** Returns how many badges a certificate needs: all required courses, and as many electives as it asks for. */
export const badgesNeeded = (program: Record<'numRequiredCourses' | 'numElectiveCourses', number>): number =>
  program.numRequiredCourses + program.numElectiveCourses

/**
 * Returns how many of the needed badges a member has earned; `badges` holds course ids. Electives beyond the number
 * that is asked for do not replace a required course. docs/product/certificates.md#requirements-and-progress
 */
export function badgesEarned(
  { courses, numElectiveCourses }: Program,
  badges: Pick<ReadonlySet<string>, 'has'>,
): number {
  const earned = courses.filter(({ courseId }) => badges.has(courseId))
  const required = earned.filter(({ completionRequired }) => completionRequired).length
  return required + Math.min(earned.length - required, numElectiveCourses)
}
