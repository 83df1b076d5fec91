import { SURVEY_TOPICS } from '../survey/survey-options.ts'
import { requiredIds } from './choose-program.ts'
import type { TakeableCourse, PlanProgram, PlanRequest } from './plan-request.ts'
import { levelSteps, rankOfLevel } from './quiz.ts'
import { jobAreaMatch, jobLevelMatch, namesTopic } from './words.ts'

/** The member's answers, the certificate of the plan, and whether a course that they can take is about the topic. */
export interface PlanSetting extends Pick<PlanRequest, 'answers' | 'survey'> {
  readonly program: PlanProgram | null
  readonly hasTopic: boolean
}

/** Tells what speaks for a course, in words of a sentence; null if it does not hold. */
type Criterion = (course: TakeableCourse, setting: PlanSetting) => string | null

/** What speaks for a course, and how much. docs/product/learning-plan.md#points */
const POINTS: readonly [number, Criterion][] = [
  [30, onTopic],
  [6, nearTopic],
  [6, inFormat],
  [5, isElective],
  [5, forJobArea],
  [4, atLevel],
  [3, onSurveyList],
  [2, besideLevel],
  [2, forJobLevel],
]

// A sentence has the first reason and the first role that hold, without a reason all details, and at its end what was missing.
const REASONS: readonly Criterion[] = [forJobArea, forJobLevel]
const ROLES: readonly Criterion[] = [isRequired, isElective, onTopic, nearTopic, onSurveyList, isOther]
const DETAILS: readonly Criterion[] = [atLevel, besideLevel, beyondLevel, inFormat]

/** Returns the points of a course for a member. */
export const pointsOf = (course: TakeableCourse, setting: PlanSetting): number =>
  POINTS.reduce((sum, [points, criterion]) => sum + (criterion(course, setting) === null ? 0 : points), 0)

/** Returns the sentence that explains why a course is in the plan. docs/product/learning-plan.md#sentences */
export function courseReason(course: TakeableCourse, setting: PlanSetting): string {
  const told = (criteria: readonly Criterion[]) => criteria.flatMap((each) => each(course, setting) ?? [])
  const [reason] = told(REASONS)
  const [role = ''] = told(ROLES)
  const said = reason ? [`because ${reason} and is ${role}`] : [role, ...told(DETAILS)]
  const sentence = [...said, ...told([withoutTopic])].join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

export function onTopic({ stack }: TakeableCourse, { answers }: PlanSetting): string | null {
  return stack === answers.topic.stack ? `a course on ${answers.topic.label}` : null
}

/** Without a course on the topic, those count whose audience or topics name it. */
function nearTopic(course: TakeableCourse, { answers, hasTopic }: PlanSetting): string | null {
  if (hasTopic || !namesTopic(course, answers.topic.value)) return null
  return `close to ${answers.topic.label}`
}

export function onSurveyList({ stack }: TakeableCourse, { answers, survey }: PlanSetting): string | null {
  const topic = SURVEY_TOPICS.find((each) => each.stack === stack)
  if (!topic || topic.value === answers.topic.value) return null
  const isListed = survey?.what_topics_are_you_interested_in[topic.value] ?? false
  return isListed ? `a course on ${topic.label}, which you also want to learn about` : null
}

/** What is left to say of a course that is in the plan because no course is about the topic. */
function isOther(): string {
  return 'a course on another topic'
}

function withoutTopic(_course: TakeableCourse, { answers, hasTopic }: PlanSetting): string | null {
  return hasTopic ? null : `while no course on ${answers.topic.label} was open to you`
}

function isRequired({ courseId }: TakeableCourse, { program }: PlanSetting): string | null {
  const place = program ? requiredIds(program).indexOf(courseId) : -1
  return program && place >= 0 ? `the ${ORDINALS[place] ?? 'next'} required course of ${program.title}` : null
}

function isElective({ courseId }: TakeableCourse, { program }: PlanSetting): string | null {
  if (!program || program.electivesLeft === 0) return null
  const isOne = program.courses.some((course) => course.courseId === courseId && !course.isRequired)
  return isOne ? `an elective of ${program.title}` : null
}

export function forJobArea(course: TakeableCourse, { survey }: PlanSetting): string | null {
  return jobAreaMatch(course, survey)
}

function forJobLevel(course: TakeableCourse, { survey }: PlanSetting): string | null {
  return jobLevelMatch(course, survey)
}

function atLevel({ level }: TakeableCourse, { answers }: PlanSetting): string | null {
  return level === answers.level ? 'at your level' : null
}

function besideLevel({ level }: TakeableCourse, { answers }: PlanSetting): string | null {
  if (levelSteps(level, answers.level) !== 1) return null
  return rankOfLevel(level) > rankOfLevel(answers.level)
    ? 'a step above your level'
    : 'a step below your level'
}

function beyondLevel({ level }: TakeableCourse, { answers }: PlanSetting): string | null {
  if (levelSteps(level, answers.level) !== 2) return null
  return rankOfLevel(level) > rankOfLevel(answers.level)
    ? 'two steps above your level'
    : 'two steps below your level'
}

function inFormat({ isLive, isOnDemand }: TakeableCourse, { answers }: PlanSetting): string | null {
  if (answers.format === 'live' && isLive) return 'with live classes'
  return answers.format === 'on-demand' && isOnDemand ? 'on demand' : null
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
