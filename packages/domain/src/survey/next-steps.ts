import { pathTo } from '../access/screen-path.ts'

/** What a member of the free tier has done, and where the rest is done; courses by id, null where none is open. */
export interface FirstDeeds {
  readonly hasLiveCourse: boolean
  readonly hasStartedOnDemand: boolean
  readonly freeLiveCourseId: string | null
  readonly onDemandCourseId: string | null
}

/** One of the first things to do; `remedyRoute` is a path of the app. Specification 2, section 3. */
export interface NextStep {
  readonly name: string
  readonly isCompleted: boolean
  readonly remedyRoute: string
}

/** The two steps of the panel for the free tier, in their order. Specification 2, section 2.1. */
export function nextSteps(deeds: FirstDeeds): NextStep[] {
  return [
    {
      name: 'Sign up for a (free!) live course',
      isCompleted: deeds.hasLiveCourse,
      remedyRoute: coursePath(deeds.freeLiveCourseId),
    },
    {
      name: 'Start your first on-demand course',
      isCompleted: deeds.hasStartedOnDemand,
      remedyRoute: coursePath(deeds.onDemandCourseId),
    },
  ]
}

const coursePath = (courseId: string | null) =>
  courseId === null ? pathTo('courses') : pathTo('course', { courseId })
