import { topicsOf } from '../survey/survey-answers.ts'
import type { SurveyTopic } from '../survey/survey-options.ts'
import { type QuizAnswers, quizAnswers } from './quiz.ts'
import type { RecommendedPlan } from './plan-request.ts'

/** Returns the answers to the quiz for the keys of its options. */
export function answer(topic: string, level = 'beginner', time = 'little', format = 'either'): QuizAnswers {
  const answers = quizAnswers({ topic, level, time, format })
  if (!answers) throw new Error('The quiz has other options.')
  return answers
}

/** Returns the answers to the survey that the rule reads. */
export const profileOf = (job_area: string, job_level: string, ...topics: SurveyTopic[]) => ({
  job_area,
  job_level,
  what_topics_are_you_interested_in: topicsOf(topics),
})

/** Returns the ids of the courses of a plan; undefined without one. */
export const coursesOf = (plan: RecommendedPlan | null) => plan?.courses.map(({ courseId }) => courseId)

/** Returns the sentences of a plan, in the order of its courses. */
export const reasonsOf = (plan: RecommendedPlan | null) => plan?.courses.map(({ reason }) => reason)
