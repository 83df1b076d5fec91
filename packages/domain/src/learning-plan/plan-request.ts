import type { SurveyProfile } from '../survey/survey-answers.ts'
import type { PlanLevel, QuizAnswers } from './quiz.ts'

/** A course that the viewer can take, and what the rule knows of it. */
export interface TakeableCourse {
  readonly courseId: string
  /** The key of its stack, such as `ai`. */
  readonly stack: string
  readonly level: PlanLevel
  /** Its place in the school's order; no two courses have the same. */
  readonly order: number
  readonly topics: readonly string[]
  /** Whom it is for, in the school's words, e.g. `Finance partners`. */
  readonly audience: readonly string[]
  readonly isCapstone: boolean
  /** How it can be taken: in a session to come or that the viewer is in, on demand, or both. */
  readonly isLive: boolean
  readonly isOnDemand: boolean
}

/** A course that a certificate asks for. */
interface ProgramCourse {
  readonly courseId: string
  readonly stack: string
  readonly level: PlanLevel
  readonly isRequired: boolean
  /** True if only a badge of a live session counts. */
  readonly liveOnly: boolean
  readonly isCompleted: boolean
}

/** A certificate that is open to the viewer and that they have not completed. */
export interface PlanProgram {
  readonly certificateId: string
  readonly title: string
  /** Its place in the school's order; no two certificates have the same. */
  readonly order: number
  readonly isRegistered: boolean
  /** The number of electives that it still asks for. */
  readonly electivesLeft: number
  /** Its courses in the certificate's order. */
  readonly courses: readonly ProgramCourse[]
}

/** What a plan is made from. */
export interface PlanRequest {
  readonly answers: QuizAnswers
  /** Null for members who have not answered the survey. */
  readonly survey: SurveyProfile | null
  /** The courses that the viewer can take and has not completed. */
  readonly courses: readonly TakeableCourse[]
  readonly programs: readonly PlanProgram[]
}

/** A plan as it is stored. */
export interface RecommendedPlan {
  readonly name: string
  /** The label of the topic, e.g. `AI`. */
  readonly topic: string
  readonly level: PlanLevel
  readonly certificateId: string | null
  /** The courses in the order in which they are recommended, each with the sentence that explains it. */
  readonly courses: readonly { readonly courseId: string; readonly reason: string }[]
}
