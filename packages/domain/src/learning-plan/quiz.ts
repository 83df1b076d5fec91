import { SURVEY_TOPICS } from '../survey/survey-options.ts'

/** The levels of the quiz, in the order of their difficulty; `level` is the difficulty of courses. */
const LEVELS = [
  { key: 'beginner', label: 'I’m new to it', level: 'Beginner' },
  { key: 'intermediate', label: 'I know my way around', level: 'Intermediate' },
  { key: 'advanced', label: 'I do it every day', level: 'Advanced' },
] as const

/** The times of the quiz, each with the largest number of courses of its plans. */
const TIMES = [
  { key: 'little', label: 'About an hour', courses: 3 },
  { key: 'some', label: 'Two or three hours', courses: 4 },
  { key: 'much', label: 'Four hours or more', courses: 6 },
] as const

const FORMATS = [
  { key: 'live', label: 'Live, with others' },
  { key: 'on-demand', label: 'On demand, when it suits me' },
  { key: 'either', label: 'Either is fine' },
] as const

export type PlanLevel = (typeof LEVELS)[number]['level']
type PlanFormat = (typeof FORMATS)[number]['key']

/** The questions of the quiz, in their order; one option is the answer to each. docs/product/learning-plan.md#quiz */
export const LEARNING_PLAN_QUIZ = [
  {
    id: 'topic',
    title: 'What would you like to get better at?',
    options: SURVEY_TOPICS.map(({ value, label }) => ({ key: value, label })),
  },
  { id: 'level', title: 'How much do you know already?', options: LEVELS },
  { id: 'time', title: 'How much time do you have in a week?', options: TIMES },
  { id: 'format', title: 'How do you like to learn?', options: FORMATS },
] as const

export type PlanQuestion = (typeof LEARNING_PLAN_QUIZ)[number]

/** The answer to each question, as the rule needs it. */
export interface QuizAnswers {
  readonly topic: (typeof SURVEY_TOPICS)[number]
  readonly level: PlanLevel
  /** The largest number of courses of the plan. */
  readonly mostCourses: number
  readonly format: PlanFormat
}

/** The key of the chosen option of each question. */
export type QuizKeys = Readonly<Record<PlanQuestion['id'], string>>

/** Returns the answers that the keys mean; null if a key is none of its question's options. */
export function quizAnswers(keys: QuizKeys): QuizAnswers | null {
  const topic = SURVEY_TOPICS.find(({ value }) => value === keys.topic)
  const level = LEVELS.find(({ key }) => key === keys.level)
  const time = TIMES.find(({ key }) => key === keys.time)
  const format = FORMATS.find(({ key }) => key === keys.format)
  if (!topic || !level || !time || !format) return null
  return { topic, level: level.level, mostCourses: time.courses, format: format.key }
}

/** Returns the keys of responses that answer each question once; null for all others. */
export function quizKeys(
  responses: readonly { readonly questionId: string; readonly key: string }[],
): QuizKeys | null {
  const keys = new Map(responses.map(({ questionId, key }) => [questionId, key]))
  if (responses.length !== LEARNING_PLAN_QUIZ.length || keys.size !== responses.length) return null
  const [topic, level, time, format] = LEARNING_PLAN_QUIZ.map(({ id }) => keys.get(id))
  if (!topic || !level || !time || !format) return null
  return { topic, level, time, format }
}

/** Returns the place of a level among the levels, the easiest first. */
export const rankOfLevel = (level: PlanLevel): number => LEVELS.findIndex((each) => each.level === level)

/** Returns how many steps two levels are apart, 0 to 2. */
export const levelSteps = (one: PlanLevel, other: PlanLevel): number =>
  Math.abs(rankOfLevel(one) - rankOfLevel(other))
