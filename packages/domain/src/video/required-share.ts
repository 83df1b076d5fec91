/** A badge stands for a course, so the lessons that it requires make up at least this share of the course's length. */
export const MIN_REQUIRED_SHARE = 0.5

interface CourseLesson {
  /** In seconds. */
  readonly duration: number
  readonly completionRequired: boolean
}

/** Returns the share of a course's length, 0 to 1, that its badge requires; 0 for a course without lessons. */
export function requiredShare(lessons: readonly CourseLesson[]): number {
  const lengthOf = (some: readonly CourseLesson[]) => some.reduce((sum, { duration }) => sum + duration, 0)
  const total = lengthOf(lessons)
  return total === 0 ? 0 : lengthOf(lessons.filter(({ completionRequired }) => completionRequired)) / total
}
