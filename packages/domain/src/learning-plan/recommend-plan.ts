import { chooseProgram, requiredLeft } from './choose-program.ts'
import { forJobArea, onSurveyList, onTopic, type PlanSetting, pointsOf, reasonOf } from './criteria.ts'
import type { PlanCourse, PlanRequest, RecommendedPlan } from './plan-request.ts'
import { levelSteps, type QuizAnswers } from './quiz.ts'

/**
 * Returns the plan that the answers to the quiz and the survey give; null if there is no course to take. First come the required
 * courses of the chosen certificate, then the other courses that fit, by their points; then what the survey asked for gets a
 * place. docs/product/learning-plan.md#courses
 */
export function recommendPlan(request: PlanRequest): RecommendedPlan | null {
  const { answers, survey, courses } = request
  const program = chooseProgram(request)
  const hasTopic = courses.some(({ stack }) => stack === answers.topic.stack)
  const setting: PlanSetting = { answers, survey, program, hasTopic }
  const required = program ? requiredLeft(program, courses) : []
  const others = fittingCourses(request, setting).filter((course) => !required.includes(course))
  const ranked = others.toSorted((a, b) => pointsOf(b, setting) - pointsOf(a, setting) || a.order - b.order)
  const chosen = withSurveyPlaces([...required, ...ranked], setting)
  if (chosen.length === 0) return null
  return {
    name: hasTopic ? NAMES[answers.level](answers.topic.label) : `Close to ${answers.topic.label}`,
    topic: answers.topic.label,
    level: answers.level,
    certificateId: program?.certificateId ?? null,
    courses: chosen.map((course) => ({ courseId: course.courseId, reason: reasonOf(course, setting) })),
  }
}

const NAMES: Record<QuizAnswers['level'], (topic: string) => string> = {
  Beginner: (topic) => `${topic}, from the start`,
  Intermediate: (topic) => `${topic}, a step further`,
  Advanced: (topic) => `${topic}, in depth`,
}

/**
 * Returns the courses that fit: at most one step from the level, on the topic or on another one of the survey. Where the level
 * leaves none on the topic, all on the topic fit, and where there is none at all, every course. A capstone fits nobody,
 * because it crowns a certificate, whose required courses are not asked here.
 */
function fittingCourses({ courses, answers }: PlanRequest, setting: PlanSetting): PlanCourse[] {
  const open = courses.filter(({ isCapstone }) => !isCapstone)
  const near = open.filter(({ level }) => levelSteps(level, answers.level) <= 1)
  const isOnTopic = (course: PlanCourse) => onTopic(course, setting) !== null
  if (near.some(isOnTopic))
    return near.filter((course) => isOnTopic(course) || onSurveyList(course, setting) !== null)
  return setting.hasTopic ? open.filter(isOnTopic) : open
}

/** What gets a place in every plan of at least so many courses, if a course that fits has it. */
const SURVEY_PLACES = [
  { fewest: 2, has: forJobArea },
  { fewest: 4, has: onSurveyList },
] as const

/**
 * Returns the first courses up to the number of the plan. Where none of them has what the survey asked for, the best one that
 * does takes the place of the last one that is not there for the survey itself.
 */
function withSurveyPlaces(ordered: readonly PlanCourse[], setting: PlanSetting): PlanCourse[] {
  const first = ordered.slice(0, setting.answers.mostCourses)
  const rest = ordered.slice(setting.answers.mostCourses)
  return SURVEY_PLACES.reduce((chosen, { fewest, has }) => {
    const wanted = (course: PlanCourse) => has(course, setting) !== null
    const best = chosen.some(wanted) ? undefined : rest.find(wanted)
    if (!best || chosen.length < fewest) return chosen
    const last = chosen.findLastIndex((course) => !SURVEY_PLACES.some((place) => place.has(course, setting)))
    return last < 0 ? chosen : [...chosen.toSpliced(last, 1), best]
  }, first)
}
