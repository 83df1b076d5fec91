import { chooseProgram, requiredLeft } from './choose-program.ts'
import { forJobArea, onSurveyList, onTopic, type PlanSetting, pointsOf, courseReason } from './criteria.ts'
import type { TakeableCourse, PlanRequest, RecommendedPlan } from './plan-request.ts'
import { levelSteps, type PlanLevel, rankOfLevel } from './quiz.ts'

/**
 * Returns the plan that the answers to the quiz and the survey give; null if there is no course to take. First come the required
 * courses of the chosen certificate, then the other courses that fit, by their points; then what the survey asked for gets a
 * place, and what is far above the level comes last. docs/product/learning-plan.md#courses
 */
export function recommendPlan(request: PlanRequest): RecommendedPlan | null {
  const { answers, survey, courses } = request
  const program = chooseProgram(request)
  const required = program ? requiredLeft(program, courses) : []
  const others = besidesCertificate(courses).filter((course) => !required.includes(course))
  const hasTopic = [...required, ...others].some(({ stack }) => stack === answers.topic.stack)
  const setting: PlanSetting = { answers, survey, program, hasTopic }
  const fitting = byPoints(fittingCourses(others, setting), setting)
  const chosen = hardestLast(withSurveyPlaces([...required, ...fitting], setting), answers.level)
  if (chosen.length === 0) return null
  return {
    name: nameOf(chosen, setting),
    topic: answers.topic.label,
    level: answers.level,
    certificateId: program?.certificateId ?? null,
    courses: chosen.map((course) => ({ courseId: course.courseId, reason: courseReason(course, setting) })),
  }
}

const LEVEL_NAMES: Record<PlanLevel, string> = {
  Beginner: 'from the start',
  Intermediate: 'a step further',
  Advanced: 'in depth',
}

/** Returns the name of a plan, which claims no topic and no level that most of its courses do not have. */
function nameOf(courses: readonly TakeableCourse[], { answers, hasTopic }: PlanSetting): string {
  const { topic, level } = answers
  if (!hasTopic) return `Close to ${topic.label}`
  const near = courses.filter((course) => isNear(course, level)).length
  return near * 2 >= courses.length ? `${topic.label}, ${LEVEL_NAMES[level]}` : topic.label
}

/** Returns the courses without capstones, which crown a certificate, unless there is nothing else. */
function besidesCertificate(courses: readonly TakeableCourse[]): readonly TakeableCourse[] {
  const others = courses.filter(({ isCapstone }) => !isCapstone)
  return others.length > 0 ? others : courses
}

/**
 * Returns the courses that fit: at most one step from the level, on the topic or on another one of the survey. Where the level
 * leaves none on the topic, all on the topic fit, and where there is none at all, every course.
 */
function fittingCourses(courses: readonly TakeableCourse[], setting: PlanSetting): readonly TakeableCourse[] {
  const isOnTopic = (course: TakeableCourse) => onTopic(course, setting) !== null
  const near = courses.filter((course) => isNear(course, setting.answers.level))
  if (near.some(isOnTopic))
    return near.filter((course) => isOnTopic(course) || onSurveyList(course, setting) !== null)
  return setting.hasTopic ? courses.filter(isOnTopic) : courses
}

/** Returns courses with those two steps above the level at the end, because nobody should have to begin with them. */
const hardestLast = (courses: readonly TakeableCourse[], level: PlanLevel) =>
  courses.toSorted((a, b) => Number(isFarAbove(a, level)) - Number(isFarAbove(b, level)))

const isFarAbove = (course: TakeableCourse, level: PlanLevel) =>
  rankOfLevel(course.level) - rankOfLevel(level) > 1

const isNear = (course: TakeableCourse, level: PlanLevel) => levelSteps(course.level, level) <= 1

/** Returns courses in the order of their points; the school's order decides between equal ones. */
function byPoints(courses: readonly TakeableCourse[], setting: PlanSetting): TakeableCourse[] {
  const pointed = courses.map((course) => ({ course, points: pointsOf(course, setting) }))
  const ordered = pointed.toSorted((a, b) => b.points - a.points || a.course.order - b.course.order)
  return ordered.map(({ course }) => course)
}

/** What gets a place in every plan of at least so many courses, if a course that fits has it. */
const SURVEY_PLACES = [
  { fewest: 2, has: forJobArea },
  { fewest: 4, has: onSurveyList },
] as const

/**
 * Returns the first courses up to the number of the plan. Where none of them has what the survey asked for, the best one that
 * does takes the place of the last one that is not there for the survey itself. A first course on the topic stays.
 */
function withSurveyPlaces(ordered: readonly TakeableCourse[], setting: PlanSetting): TakeableCourse[] {
  const first = ordered.slice(0, setting.answers.mostCourses)
  const rest = ordered.slice(setting.answers.mostCourses)
  return SURVEY_PLACES.reduce((chosen, { fewest, has }) => {
    const wanted = (course: TakeableCourse) => has(course, setting) !== null
    const best = chosen.some(wanted) ? undefined : rest.find(wanted)
    if (!best || chosen.length < fewest) return chosen
    const last = chosen.findLastIndex((course) => !SURVEY_PLACES.some((place) => place.has(course, setting)))
    const [leading] = chosen
    if (last === 0 && leading && onTopic(leading, setting) !== null) return chosen
    return last < 0 ? chosen : [...chosen.toSpliced(last, 1), best]
  }, first)
}
