import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOB_LEVELS } from '../invitations/pass-registration-form.ts'
import { JOB_AREAS, SURVEY_TOPICS } from '../survey/survey-options.ts'
import { answer, coursesOf, profileOf, reasonsOf } from './plan-answers.fixture.ts'
import { PLAN_COURSES, PLAN_PROGRAMS } from './plan-catalog.fixture.ts'
import type { TakeableCourse, PlanRequest } from './plan-request.ts'
import { LEARNING_PLAN_QUIZ, type QuizAnswers } from './quiz.ts'
import { recommendPlan } from './recommend-plan.ts'

const option = (id: string) =>
  fc.constantFrom(
    ...LEARNING_PLAN_QUIZ.flatMap((each) => (each.id === id ? each.options.map(({ key }) => key) : [])),
  )

const REQUESTS: fc.Arbitrary<PlanRequest> = fc.record({
  answers: fc
    .tuple(option('topic'), option('level'), option('time'), option('format'))
    .map((keys) => answer(...keys)),
  survey: fc.option(
    fc
      .tuple(
        fc.constantFrom(...JOB_AREAS.map(({ value }) => value)),
        fc.constantFrom(...JOB_LEVELS.map(({ value }) => value)),
        fc.subarray(SURVEY_TOPICS.map(({ value }) => value)),
      )
      .map(([area, level, topics]) => profileOf(area, level, ...topics)),
  ),
  courses: fc.subarray([...PLAN_COURSES]),
  programs: fc.subarray([...PLAN_PROGRAMS]),
})

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length })

describe('Every plan', () => {
  test('has each course once, only courses that can be taken, up to the number for the time, and at least one', () => {
    fc.assert(
      fc.property(REQUESTS, (request) => {
        const chosen = coursesOf(recommendPlan(request)) ?? []
        expect(new Set(chosen).size).toBe(chosen.length)
        const open = new Set(request.courses.map(({ courseId }) => courseId))
        expect(chosen.filter((id) => !open.has(id))).toEqual([])
        expect(chosen.length).toBeLessThanOrEqual(request.answers.mostCourses)
        expect(chosen.length > 0).toBe(open.size > 0)
      }),
    )
  })

  test('explains each course by one sentence of its own', () => {
    fc.assert(
      fc.property(REQUESTS, (request) => {
        for (const reason of reasonsOf(recommendPlan(request)) ?? [])
          expect(reason).toMatch(/^[A-Z“].+[^.]\.$/)
      }),
    )
  })

  test('is the same in whatever order courses and certificates come', () => {
    const both = REQUESTS.chain((request) =>
      fc.tuple(fc.constant(request), shuffled(request.courses), shuffled(request.programs)),
    )
    fc.assert(
      fc.property(both, ([request, courses, programs]) => {
        expect(recommendPlan({ ...request, courses, programs })).toEqual(recommendPlan(request))
      }),
    )
  })

  test('has the chosen topic first wherever a course that fits it can be taken', () => {
    const isNear = (course: TakeableCourse, { level, topic }: QuizAnswers) =>
      course.stack === topic.stack && (course.level === level || course.level === 'Intermediate')
    fc.assert(
      fc.property(REQUESTS, (request) => {
        const near = request.courses.some((course) => !course.isCapstone && isNear(course, request.answers))
        const [first] = coursesOf(recommendPlan(request)) ?? []
        const stack = PLAN_COURSES.find(({ courseId }) => courseId === first)?.stack
        if (near) expect(stack).toBe(request.answers.topic.stack)
      }),
    )
  })
})
