import { describe, expect, test } from 'vitest'
import { answer, coursesOf, profileOf, reasonsOf } from './plan-answers.fixture.ts'
import { PLAN_COURSES, PLAN_PROGRAMS, planProgram } from './plan-catalog.fixture.ts'
import { recommendPlan } from './recommend-plan.ts'

const REQUEST = { survey: null, courses: PLAN_COURSES, programs: PLAN_PROGRAMS }
const without = (...ids: string[]) => PLAN_COURSES.filter(({ courseId }) => !ids.includes(courseId))

describe('A plan', () => {
  test('begins with the required courses of the certificate, and tells their places', () => {
    expect(recommendPlan({ ...REQUEST, answers: answer('ai', 'beginner', 'some', 'live') })).toEqual({
      name: 'AI, from the start',
      topic: 'AI',
      level: 'Beginner',
      certificateId: 'ai-base',
      courses: [
        {
          courseId: 'ai-brief',
          reason: 'The first required course of Certificate ai-base, at your level.',
        },
        {
          courseId: 'ai-first',
          reason: 'The second required course of Certificate ai-base, at your level, with live classes.',
        },
        {
          courseId: 'ai-rules',
          reason: 'The third required course of Certificate ai-base, a step above your level.',
        },
        {
          courseId: 'ai-money',
          reason: 'An elective of Certificate ai-base, a step above your level, with live classes.',
        },
      ],
    })
  })

  test('gives a place to the work and one to the other topics that the survey told of', () => {
    const answers = answer('ai', 'intermediate', 'some')
    const plan = recommendPlan({
      ...REQUEST,
      answers,
      survey: profileOf('data', 'manager', 'ai', 'leadership'),
    })
    expect(coursesOf(plan)).toEqual(['ai-brief', 'ai-first', 'ai-data', 'lead-one'])
    expect(reasonsOf(plan)?.slice(1)).toEqual([
      'Because you lead a team: it is made for “Team leads” and is the second required course of Certificate ai-base.',
      'Because you work with data: it is made for “Analysts” and is a course on AI.',
      'Because you lead a team: it is made for “New managers” and is a course on Leadership, which you also want to learn about.',
    ])
  })

  test('keeps its first course, which alone has the topic, when all others are there for the survey', () => {
    const open = ['ai-brief', 'ai-money', 'ai-rules', 'lead-one']
    const plan = recommendPlan({
      answers: answer('leadership', 'beginner', 'little', 'on-demand'),
      survey: profileOf('finance', 'associate_staff', 'ai'),
      courses: PLAN_COURSES.filter(({ courseId }) => open.includes(courseId)),
      programs: [],
    })
    expect(coursesOf(plan)?.[0]).toBe('lead-one')
  })

  test('leaves a survey that says nothing of the work without an effect', () => {
    const answers = answer('ai', 'advanced', 'much')
    const told = profileOf('other', 'other', 'ai')
    expect(recommendPlan({ ...REQUEST, answers, survey: told })).toEqual(
      recommendPlan({ ...REQUEST, answers }),
    )
  })

  test('leaves out the readers of another line of work', () => {
    const answers = answer('product', 'advanced')
    const [first] =
      reasonsOf(recommendPlan({ ...REQUEST, answers, survey: profileOf('finance', 'manager', 'ai') })) ?? []
    expect(first).toBe('A course on Product, at your level.')
  })

  test('prefers a certificate for which the member is registered, then one that they have begun', () => {
    const answers = answer('ai', 'beginner')
    const deep = PLAN_PROGRAMS.map((program) => ({
      ...program,
      isRegistered: program.certificateId === 'ai-deep',
    }))
    expect(recommendPlan({ ...REQUEST, answers, programs: deep })?.certificateId).toBe('ai-deep')
    const begun = PLAN_PROGRAMS.map((program) => ({
      ...program,
      courses: program.courses.map((each) => ({ ...each, isCompleted: each.courseId === 'ai-data' })),
    }))
    const plan = recommendPlan({ ...REQUEST, answers, programs: begun, courses: without('ai-data') })
    expect(plan?.certificateId).toBe('ai-deep')
    expect(coursesOf(plan)).toEqual(['ai-money', 'ai-first', 'ai-agents'])
  })

  test('has no certificate whose courses cannot be taken so that they count', () => {
    const programs = [planProgram('final', { order: 0, required: ['biz-final'] })]
    const recorded = PLAN_COURSES.map((course) => ({ ...course, isLive: false, isOnDemand: true }))
    const answers = answer('business_strategy', 'advanced')
    expect(recommendPlan({ ...REQUEST, answers, programs })?.certificateId).toBe('final')
    expect(recommendPlan({ ...REQUEST, answers, programs, courses: recorded })).toMatchObject({
      certificateId: null,
      courses: [{ courseId: 'biz-choose' }, { courseId: 'biz-numbers' }],
    })
  })

  test('says that no course is on the topic, and has the nearest ones', () => {
    const academy = PLAN_COURSES.filter(({ stack }) => stack === 'ai')
    const answers = answer('marketing', 'intermediate')
    const plan = recommendPlan({ ...REQUEST, answers, courses: academy })
    expect(plan).toMatchObject({ name: 'Close to Marketing', certificateId: null })
    expect(coursesOf(plan)).toEqual(['ai-brand', 'ai-money', 'ai-rules'])
    expect(reasonsOf(plan)?.slice(0, 2)).toEqual([
      'Close to Marketing, at your level, while no course on Marketing was open to you.',
      'A course on another topic, at your level, while no course on Marketing was open to you.',
    ])
  })

  test('says after the work, too, that no course is on the topic', () => {
    const academy = PLAN_COURSES.filter(({ stack }) => stack === 'ai')
    const plan = recommendPlan({
      ...REQUEST,
      answers: answer('marketing', 'intermediate'),
      survey: profileOf('finance', 'other'),
      courses: academy,
    })
    expect(reasonsOf(plan)).toContain(
      'Because you work in finance: it is made for “Finance partners” and is a course on another topic, while no course on Marketing was open to you.',
    )
  })

  test('claims no level that its courses do not have', () => {
    const plan = recommendPlan({ ...REQUEST, answers: answer('product', 'beginner') })
    expect(plan).toMatchObject({ name: 'Product', level: 'Beginner' })
    expect(reasonsOf(plan)).toEqual(Array(2).fill('A course on Product, two steps above your level.'))
  })

  test('has courses two steps above the level at its end, also required ones', () => {
    const programs = [planProgram('steep', { order: 0, required: ['ai-agents', 'ai-first'] })]
    const plan = recommendPlan({ ...REQUEST, answers: answer('ai', 'beginner'), programs })
    expect(coursesOf(plan)).toEqual(['ai-first', 'ai-brief', 'ai-agents'])
    expect(reasonsOf(plan)?.[2]).toBe(
      'The first required course of Certificate steep, two steps above your level.',
    )
  })

  test('claims a level only if at least half of its courses are close to it', () => {
    const programs = [planProgram('first', { order: 0, required: ['ai-first', 'ai-brief', 'ai-people'] })]
    const named = (time: string) =>
      recommendPlan({ ...REQUEST, answers: answer('ai', 'advanced', time), programs })?.name
    expect(named('some')).toBe('AI')
    expect(named('much')).toBe('AI, in depth')
  })

  test('has the capstone alone when nothing else can be taken, and does not exist without a course', () => {
    const only = PLAN_COURSES.filter(({ isCapstone }) => isCapstone)
    const answers = answer('leadership')
    expect(coursesOf(recommendPlan({ ...REQUEST, answers, courses: only }))).toEqual(['biz-final'])
    expect(recommendPlan({ ...REQUEST, answers, courses: [] })).toBeNull()
  })
})
