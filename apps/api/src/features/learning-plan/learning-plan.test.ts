import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { courses, entitlements, learningPlanCourses } from '@section/db/schema.ts'
import { ANSWERS, learningPlanKit } from './learning-plan-kit.fixture.ts'

const kit = learningPlanKit()

const INVALID = { learningPlan: null, error: { code: 'INVALID_PLAN' } }

async function planned() {
  const caller = await kit.caller()
  await caller.submitQuiz()
  return caller
}

describe('submitLearningPlan', () => {
  test('keeps the chosen courses with their order and reasons, and repeated it changes nothing', async () => {
    const { plan, submit } = await planned()
    const { second, third } = kit.school()
    const before = await plan()
    const kept = {
      ...before,
      courseIds: [second, third],
      reasons: before?.reasons.filter(({ courseId }) => courseId !== kit.school().first),
    }
    for (const courseIds of [
      [third, second.toUpperCase()],
      [second, third],
    ]) {
      expect(await submit(courseIds)).toEqual({ learningPlan: kept, error: null })
    }
    expect(await plan()).toEqual(kept)
  })

  test('returns INVALID_PLAN for no course, one twice, and one that is not in the plan', async () => {
    const { plan, submit } = await planned()
    const { first, second, third, finance } = kit.school()
    const before = await plan()
    for (const courseIds of [
      [],
      [first, first],
      [first, finance],
      [finance],
      [randomUUID()],
      ['', first],
      ['x'],
    ]) {
      expect(await submit(courseIds)).toEqual(INVALID)
    }
    await submit([second, third])
    expect(await submit([first, second])).toEqual(INVALID)
    expect((await plan())?.courseIds).toEqual([second, third])
    expect(before?.courseIds).toEqual([second, first, third])
  })

  test('returns NOT_FOUND to a member without a plan', async () => {
    const { submit } = await kit.caller()
    expect(await submit([kit.school().first])).toEqual({ learningPlan: null, error: { code: 'NOT_FOUND' } })
  })

  test('leaves a plan when two tabs keep different courses at once', async () => {
    const { plan, submit } = await planned()
    const { first, second } = kit.school()
    const answers = await Promise.all([submit([first]), submit([second])])
    expect(answers.map(({ error }) => error?.code ?? '').toSorted()).toEqual(['', 'INVALID_PLAN'])
    expect((await plan())?.courseIds).toHaveLength(1)
  })

  test('leaves the plans of other members alone', async () => {
    const [own, other] = [await planned(), await planned()]
    await own.submit([kit.school().first])
    expect((await other.plan())?.courseIds).toHaveLength(3)
  })
})

describe('getLearningPlan', () => {
  test('takes two statements', async () => {
    const { plan } = await planned()
    await plan()
    const { session } = kit.server().database.db._
    const prepared = vi.spyOn(Object.getPrototypeOf(session) as typeof session, 'prepareQuery')
    await plan()
    expect(prepared.mock.calls).toHaveLength(2)
    prepared.mockRestore()
  })

  test('leaves out archived courses, and is null when none is left', async () => {
    const { plan, submit, submitQuiz } = await kit.caller()
    await submitQuiz({ ...ANSWERS, time: 'much' })
    const { first, second } = kit.school()
    await submit([first, second])
    await archive(second, 'ARCHIVED')
    expect(await plan()).toMatchObject({ courseIds: [first], reasons: [{ courseId: first }] })
    expect(await submit([second]), 'a course that is not shown').toEqual(INVALID)
    await archive(first, 'ARCHIVED')
    expect(await plan()).toBeNull()
    expect((await submit([first])).error?.code).toBe('NOT_FOUND')
    await archive(first, 'ACTIVE')
    await archive(second, 'ACTIVE')
    expect((await plan())?.courseIds).toEqual([second, first])
  })

  test('leaves out courses that the member’s plan no longer holds', async () => {
    const { userId, plan, submitQuiz } = await kit.caller()
    await submitQuiz({ ...ANSWERS, topic: 'marketing' })
    const { server, school } = kit
    await server()
      .database.db.update(entitlements)
      .set({ type: 'ai-academy' })
      .where(eq(entitlements.userId, userId))
    server().services.members.delete(userId)
    expect(await plan()).toBeNull()
    const stored = await server()
      .database.db.select({ courseId: learningPlanCourses.courseId })
      .from(learningPlanCourses)
    expect(stored).toContainEqual({ courseId: school().marketing })
  })
})

async function archive(courseId: string, publishStatus: 'ACTIVE' | 'ARCHIVED') {
  const { database, services } = kit.server()
  await database.db.update(courses).set({ publishStatus }).where(eq(courses.courseId, courseId))
  await services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
}
