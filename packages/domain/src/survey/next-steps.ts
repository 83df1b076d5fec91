import { pathTo } from '../access/screen-path.ts'

/** The first steps of a free-tier member, and the courses for the missing ones; null where none is open. */
export interface FirstSteps {
  readonly hasLiveCourse: boolean
  readonly hasStartedOnDemand: boolean
  readonly freeLiveCourseId: string | null
  readonly onDemandCourseId: string | null
}

/** `remedyRoute` is a path of the app. Specification 2, section 3. */
export interface NextStep {
  readonly name: string
  readonly isCompleted: boolean
  readonly remedyRoute: string
}

/** Returns the two steps of the panel for the free tier, in their order. Specification 2, section 2.1. */
export function nextSteps(steps: FirstSteps): NextStep[] {
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
