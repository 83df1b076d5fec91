import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ANSWERS,
  insertPlanSchool,
  responsesOf,
  SUBMIT_QUIZ,
} from '@section/api/features/learning-plan/learning-plan-kit.fixture.ts'
import { findPlan } from '@section/api/features/learning-plan/learning-plan-store.ts'
import { replacePlanNaively } from './broken-implementations/learning-plans.ts'
import { RUNS } from './enrollment/school.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'

const TABS = 12

let school: RaceServers
/** The courses of the plan of each topic. */
let plans: Record<'ai' | 'marketing', string[]>
beforeAll(async () => {
  school = await openRaceServers()
  const { first, second, third, marketing } = await insertPlanSchool(school)
  plans = { ai: [second, first, third], marketing: [marketing] }
  await school.reloadCatalog()
})
afterAll(() => school?.close())

type Submit = (userId: string, topic: keyof typeof plans, n: number) => Promise<void>

const submit: Submit = async (userId, topic, n) => {
  const server = school.server(n)
  const responses = responsesOf({ ...ANSWERS, topic })
  const { data } = await server.graphql<{ submitLearningPlanQuiz: { error: unknown } }>(
    await server.token(userId),
    SUBMIT_QUIZ,
    { responses },
  )
  expect(data?.submitLearningPlanQuiz.error).toBeNull()
}

/** Submits two quizzes in turn from all tabs of a member at once, and returns whether the plan of one is left. */
async function leavesOnePlan(submitOne: Submit): Promise<boolean> {
  const userId = await school.insertMember({})
  const topics = Array.from({ length: TABS }, (_, n) => (n % 4 < 2 ? 'ai' : 'marketing'))
  await Promise.allSettled(topics.map((topic, n) => submitOne(userId, topic, n)))
  const stored = await findPlan(school.database.db, userId)
  const expected = plans[stored?.topic === 'AI' ? 'ai' : 'marketing']
  return JSON.stringify(stored?.courses.map(({ courseId }) => courseId)) === JSON.stringify(expected)
}

test(`A quiz that is submitted with different answers from ${TABS} tabs at once leaves one whole plan, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) expect(await leavesOnePlan(submit), `run ${run}`).toBe(true)
})

test('The race of learning plans detects its broken implementation', async () => {
  const left = []
  for (let run = 1; run <= RUNS; run++)
    left.push(
      await leavesOnePlan((userId, topic) =>
        replacePlanNaively(school.database, userId, topic === 'ai' ? 'AI' : 'Marketing', plans[topic]),
      ),
    )
  expect(left).toContain(false)
})
