import { describe, expect, test } from 'vitest'
import { surveyResponses } from '@section/db/schema.ts'
import { LEARNING_PLAN_QUIZ } from '@section/domain/learning-plan/quiz.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { SURVEY_ANSWERS } from '../survey/survey-answers.fixture.ts'
import { ANSWERS, GET_QUIZ, learningPlanKit, responsesOf } from './learning-plan-kit.fixture.ts'

const kit = learningPlanKit()

describe('getLearningPlanQuiz', () => {
  test('returns the questions of the rule', async () => {
    const { call } = await kit.caller()
    expect(await call(GET_QUIZ)).toEqual(
      LEARNING_PLAN_QUIZ.map(({ id, title, options }) => ({
        id,
        title,
        options: options.map(({ key, label }) => ({ key, label })),
      })),
    )
  })
})

const WITHOUT_PLANS: [string, NewMember][] = [
  ['the free tier', { status: 'LIMITED', areas: ['mc-limited'] }],
  ['a buyer of single courses', { areas: ['mc-transactional', 'crash-courses', 'bootcamps'] }],
  ['a former trial', { status: 'POST_TRIAL' }],
  ['a former member', { status: 'ALUMNI' }],
]

test.each(WITHOUT_PLANS)('Nothing of learning plans is there for %s', async (_name, member) => {
  const { call, plan, submit, submitQuiz } = await kit.caller(member)
  expect(await call(GET_QUIZ)).toEqual([])
  expect(await plan()).toBeNull()
  expect(await submitQuiz()).toEqual({ learningPlan: null, error: { code: 'NOT_ENTITLED' } })
  expect(await submit([kit.school().first])).toEqual({ learningPlan: null, error: { code: 'NOT_FOUND' } })
})

describe('submitLearningPlanQuiz', () => {
  test('returns and keeps the plan of the rule', async () => {
    const { plan, submitQuiz } = await kit.caller()
    const { first, second, third, certificateId } = kit.school()
    expect(await plan()).toBeNull()
    const expected = {
      plan: { name: 'AI, from the start', topic: 'AI', level: 'Beginner' },
      certificate: {
        certificateId,
        logo: '/art/seal/x.svg',
        title: 'AI Strategy',
        description: 'D',
        progress: 0,
      },
      courseIds: [second, first, third],
      reasons: [
        { courseId: second, reason: 'The first required course of AI Strategy, at your level.' },
        { courseId: first, reason: 'The second required course of AI Strategy, at your level.' },
        { courseId: third, reason: 'The third required course of AI Strategy, a step above your level.' },
      ],
    }
    expect(await submitQuiz()).toEqual({ learningPlan: expected, error: null })
    expect(await plan()).toEqual(expected)
  })

  test('replaces the plan by that of new answers', async () => {
    const { plan, submitQuiz } = await kit.caller()
    await submitQuiz()
    await submitQuiz({ ...ANSWERS, topic: 'marketing' })
    expect(await plan()).toMatchObject({
      plan: { name: 'Marketing, from the start' },
      certificate: null,
      courseIds: [kit.school().marketing],
    })
  })

  test('leaves one whole plan when two tabs submit at once', async () => {
    const { plan, submitQuiz } = await kit.caller()
    await Promise.all([submitQuiz(), submitQuiz({ ...ANSWERS, topic: 'marketing' })])
    const { first, second, third, marketing } = kit.school()
    const left = await plan()
    expect(left?.courseIds).toEqual(left?.plan.topic === 'AI' ? [second, first, third] : [marketing])
  })

  test('gives the work that the survey tells of a course with its reason', async () => {
    const { userId, submitQuiz } = await kit.caller()
    await kit
      .server()
      .database.db.insert(surveyResponses)
      .values({
        userId,
        surveyType: 'BASIC_INFO_SURVEY_V2',
        responses: { ...SURVEY_ANSWERS, job_area: 'finance' },
      })
    const { learningPlan } = await submitQuiz()
    expect(learningPlan?.courseIds).toEqual([kit.school().second, kit.school().first, kit.school().finance])
    expect(learningPlan?.reasons[2]?.reason).toBe(
      'Because you work in finance: it is made for “Finance partners” and is a course on AI.',
    )
  })

  test('leaves out what the member has completed, and counts it as progress', async () => {
    const { earn, submitQuiz } = await kit.caller()
    const { first, second, third, finance } = kit.school()
    await earn(second)
    const { learningPlan } = await submitQuiz()
    expect(learningPlan?.courseIds).toEqual([first, third, finance])
    expect(learningPlan?.certificate?.progress).toBeCloseTo(1 / 3)
  })

  test('recommends to the AI academy nothing of other stacks', async () => {
    const { submitQuiz } = await kit.caller({ areas: ['ai-academy'] })
    const { learningPlan } = await submitQuiz({ ...ANSWERS, topic: 'marketing', time: 'much' })
    expect(learningPlan?.plan.name).toBe('Close to Marketing')
    expect(learningPlan?.courseIds).toHaveLength(4)
    expect(learningPlan?.courseIds).not.toContain(kit.school().marketing)
  })

  test('returns NO_COURSES when nothing is left, and keeps the plan', async () => {
    const { earn, plan, submitQuiz } = await kit.caller()
    await submitQuiz()
    const before = await plan()
    const { first, second, third, finance, marketing } = kit.school()
    for (const courseId of [first, second, third, finance, marketing]) await earn(courseId)
    expect(await submitQuiz()).toEqual({ learningPlan: null, error: { code: 'NO_COURSES' } })
    expect((await plan())?.courseIds).toEqual(before?.courseIds)
    expect((await plan())?.certificate?.progress).toBe(1)
  })

  test.each([
    ['no answer', []],
    ['a missing answer', responsesOf(ANSWERS).slice(1)],
    ['a question twice', [...responsesOf(ANSWERS), { questionId: 'topic', key: 'ai' }]],
    ['an unknown question', responsesOf({ ...ANSWERS, mood: 'good' })],
    ['an unknown option', responsesOf({ ...ANSWERS, topic: 'cooking' })],
  ])('returns INVALID_ANSWER for %s, and stores nothing', async (_name, responses) => {
    const { plan, respond } = await kit.caller()
    expect(await respond(responses)).toEqual({ learningPlan: null, error: { code: 'INVALID_ANSWER' } })
    expect(await plan()).toBeNull()
  })
})
