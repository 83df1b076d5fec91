import { describe, expect, test } from 'vitest'
import { JOB_AREAS, type SurveyTopic } from '../survey/survey-options.ts'
import { answer, coursesOf, profileOf } from './plan-answers.fixture.ts'
import { PLAN_COURSES, PLAN_PROGRAMS } from './plan-catalog.fixture.ts'
import { planBySheet, type SheetMember } from './plan-sheet.fixture.ts'
import { LEARNING_PLAN_QUIZ, type QuizKeys } from './quiz.ts'
import { recommendPlan } from './recommend-plan.ts'

const POSITIONS = ['associate_staff', 'manager', 'c_suite', 'consultant', 'self_employed']
const INTERESTS: SurveyTopic[][] = [['ai'], ['leadership', 'business_strategy']]

const SURVEYS: SheetMember['survey'][] = [
  null,
  ...JOB_AREAS.flatMap(({ value: area }) =>
    POSITIONS.flatMap((position) => INTERESTS.map((topics) => ({ area, position, topics }))),
  ),
]

const keysOf = (id: string) =>
  LEARNING_PLAN_QUIZ.flatMap((question) => (question.id === id ? question.options.map(({ key }) => key) : []))

const QUIZZES: QuizKeys[] = keysOf('topic').flatMap((topic) =>
  keysOf('level').flatMap((level) =>
    keysOf('time').flatMap((time) => keysOf('format').map((format) => ({ topic, level, time, format }))),
  ),
)

function recommend({ topic, level, time, format }: QuizKeys, told: SheetMember['survey']) {
  const answers = answer(topic, level, time, format)
  const survey = told && profileOf(told.area, told.position, ...told.topics)
  return recommendPlan({ answers, survey, courses: PLAN_COURSES, programs: PLAN_PROGRAMS })
}

describe('The plans of all answers to the quiz and the survey', () => {
  test('are those of a table that is worked out on its own', () => {
    let compared = 0
    for (const keys of QUIZZES) {
      for (const survey of SURVEYS) {
        const plan = recommend(keys, survey)
        const found = {
          name: plan?.name,
          certificate: plan?.certificateId,
          courses: coursesOf(plan),
        }
        const expected = planBySheet({ ...keys, survey })
        // Comparing texts is much quicker than a matcher, which explains a difference once there is one.
        if (JSON.stringify(found) !== JSON.stringify(expected))
          expect(found, JSON.stringify({ keys, survey })).toEqual(expected)
        compared++
      }
    }
    expect(compared).toBe(135 * 121)
  })

  test.each([
    ['topic', 'ai', 5],
    ['level', 'ai', 2],
    ['time', 'ai', 3],
    ['format', 'leadership', 2],
  ])('differ by the answer to the question of the %s, about %s in %i ways', (id, topic, ways) => {
    const base = { topic, level: 'intermediate', time: 'some', format: 'live' }
    const plans = keysOf(id).map((key) => {
      return coursesOf(recommend({ ...base, [id]: key }, null))?.join()
    })
    expect(new Set(plans).size).toBe(ways)
  })

  test('differ by the job area, the job level and the topics of the survey', () => {
    const base: SheetMember['survey'] = { area: 'finance', position: 'manager', topics: ['ai'] }
    const quiz = { topic: 'leadership', level: 'beginner', time: 'some', format: 'either' }
    const others: Partial<typeof base>[] = [
      { area: 'hr' },
      { position: 'c_suite' },
      { topics: ['business_strategy'] },
    ]
    for (const other of others) {
      expect(recommend(quiz, { ...base, ...other }), JSON.stringify(other)).not.toEqual(recommend(quiz, base))
    }
  })
})
