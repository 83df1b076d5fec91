import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LearningPlan } from '@section/contract/generated/schema-types.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DEMO_MEDIA, DEMO_SCHOOL, readDemoSchool } from '../../testing/demo-school.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { responsesOf } from '../../features/learning-plan/learning-plan-kit.fixture.ts'
import { importContent } from './import-content.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const PLAN = 'plan { name topic level } certificate { title progress } reasons { courseId reason }'

let server: TestServer
beforeAll(async () => {
  const database = await openTestDatabase()
  const content = { folder: DEMO_SCHOOL, mediaFolder: DEMO_MEDIA, allowDemoAccounts: true }
  await importContent({ database, ...content, now: NOW })
  server = await startTestServer({ database, clock: () => NOW })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const planOf = async (email: string) => {
  const { data } = await server.graphql<{ getLearningPlan: LearningPlan | null }>(
    await server.token(email),
    `{ getLearningPlan { ${PLAN} } }`,
  )
  return data?.getLearningPlan
}

test('A load recommends the plan that the quiz gives for the answers of an account', async () => {
  const loaded = await planOf('member@demo.school')
  expect(loaded).toMatchObject({
    plan: { topic: 'Marketing', level: 'Intermediate' },
    certificate: { title: 'Brand and Growth', progress: 0.25 },
  })
  const { demo } = await readDemoSchool()
  const account = demo?.accounts.find(({ email }) => email === 'member@demo.school')
  const { data } = await server.graphql<{ submitLearningPlanQuiz: { learningPlan: LearningPlan } }>(
    await server.token('member@demo.school'),
    `mutation($responses: [LearningPlanQuizResponseInput!]!) {
      submitLearningPlanQuiz(responses: $responses) { learningPlan { ${PLAN} } } }`,
    { responses: responsesOf({ ...account?.learningPlan }) },
  )
  expect(data?.submitLearningPlanQuiz.learningPlan).toEqual(loaded)
})

test('Accounts without answers to the quiz have no plan', async () => {
  for (const name of ['newcomer', 'academy', 'trial']) expect(await planOf(`${name}@demo.school`)).toBeNull()
})
