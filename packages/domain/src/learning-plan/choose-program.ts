import type { TakeableCourse, PlanProgram, PlanRequest } from './plan-request.ts'
import { levelSteps, type PlanLevel, rankOfLevel } from './quiz.ts'

/** What speaks for a certificate, and how much. The order of the certificates decides between equal ones. */
const CRITERIA: readonly { points: number; holds: (program: PlanProgram, level: PlanLevel) => boolean }[] = [
  { points: 8, holds: (program) => program.isRegistered },
  { points: 4, holds: isBegun },
  { points: 2, holds: isOfLevel },
  { points: 1, holds: isNearLevel },
]

/**
 * Returns the certificate on whose track a plan is: of those that are about the topic and have a course left to take, the one
 * with the most points; null without one. docs/product/learning-plan.md#certificate
 */
export function chooseProgram({ programs, answers, courses }: PlanRequest): PlanProgram | null {
  const fitting = programs.filter(
    (program) => isAbout(program, answers.topic.stack) && coursesLeft(program, courses).length > 0,
  )
  const points = (program: PlanProgram) =>
    CRITERIA.reduce((sum, each) => sum + (each.holds(program, answers.level) ? each.points : 0), 0)
  return fitting.toSorted((a, b) => points(b) - points(a) || a.order - b.order)[0] ?? null
}

/** Returns the required courses of a certificate that are left and can be taken so that they count, in its order. */
export function requiredLeft(program: PlanProgram, courses: readonly TakeableCourse[]): TakeableCourse[] {
  const required = new Set(requiredIds(program))
  return coursesLeft(program, courses).filter(({ courseId }) => required.has(courseId))
}

/** Returns the ids of the required courses of a certificate, completed ones too, in its order. */
export const requiredIds = ({ courses }: PlanProgram): string[] =>
  courses.filter(({ isRequired }) => isRequired).map(({ courseId }) => courseId)

function coursesLeft(program: PlanProgram, courses: readonly TakeableCourse[]): TakeableCourse[] {
  const byId = new Map(courses.map((course) => [course.courseId, course]))
  return program.courses.flatMap(({ courseId, isCompleted, liveOnly }) => {
    const course = isCompleted ? undefined : byId.get(courseId)
    return course && (course.isLive || !liveOnly) ? [course] : []
  })
}

/** Returns whether most of the required courses belong to a stack. */
function isAbout({ courses }: PlanProgram, stack: string): boolean {
  const required = courses.filter(({ isRequired }) => isRequired)
  return required.filter((course) => course.stack === stack).length * 2 > required.length
}

function isBegun({ courses }: PlanProgram): boolean {
  return courses.some(({ isCompleted }) => isCompleted)
}

function isOfLevel(program: PlanProgram, level: PlanLevel): boolean {
  return middleLevel(program) === level
}

function isNearLevel(program: PlanProgram, level: PlanLevel): boolean {
  const middle = middleLevel(program)
  return middle !== undefined && levelSteps(middle, level) <= 1
}

/** Returns the level in the middle of the required courses, the easier one of two. */
function middleLevel({ courses }: PlanProgram): PlanLevel | undefined {
  const levels = courses.filter(({ isRequired }) => isRequired).map(({ level }) => level)
  return levels.toSorted((a, b) => rankOfLevel(a) - rankOfLevel(b))[Math.ceil(levels.length / 2) - 1]
}
