import { pathTo } from '../access/screen-path.ts'

/** The first steps of a free-tier member, and the courses for the missing ones; null where none is open. */
export interface FirstSteps {
  readonly hasLiveCourse: boolean
  readonly hasStartedOnDemand: boolean
  readonly freeLiveCourseId: string | null
  readonly onDemandCourseId: string | null
}

/**
 * Returns the two first steps of a member of the free plan, in order; `remedyRoute` is a path.
 * docs/product/survey.md#first-steps
 */
export function nextSteps(steps: FirstSteps) {
  return [
    {
      name: 'Sign up for a (free!) live course',
      isCompleted: steps.hasLiveCourse,
      remedyRoute: coursePath(steps.freeLiveCourseId),
    },
    {
      name: 'Start your first on-demand course',
      isCompleted: steps.hasStartedOnDemand,
      remedyRoute: coursePath(steps.onDemandCourseId),
    },
  ]
}

const coursePath = (courseId: string | null) =>
  courseId === null ? pathTo('courses') : pathTo('course', { courseId })
