import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { surveyResponses } from '@section/db/schema.ts'
import { topicsOf } from '@section/domain/survey/survey-answers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SAVE_SURVEY, SURVEY_ANSWERS } from './survey-answers.fixture.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const STATUS = '{ getSurveyStatus(surveyType: BASIC_INFO_SURVEY_V2) }'
const STORED = { surveyStatus: 'COMPLETED', isStored: true, error: null }
const LATER = { ...STORED, isStored: false }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
afterAll(() => server.close())

const limited = () => server.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
const stored = (userId: string) =>
  server.database.db.select().from(surveyResponses).where(eq(surveyResponses.userId, userId))

interface Saved {
  saveSurveyResponse: { surveyStatus: string | null; isStored: boolean; error: { code: string } | null }
}

async function ask(userId: string, responses: unknown, surveyResponseId?: string) {
  const variables = { responses, ...(surveyResponseId !== undefined && { surveyResponseId }) }
  return server.graphql<Saved>(await server.token(userId), SAVE_SURVEY, variables)
}
const save = async (...call: Parameters<typeof ask>) => (await ask(...call)).data?.saveSurveyResponse

test('The answers of a limited member are stored, cleaned, under the second version of the survey, and complete it', async () => {
  const userId = await limited()
  const surveyResponseId = crypto.randomUUID()
  expect(await save(userId, { ...SURVEY_ANSWERS, company: ' Ledgerloop\u200B ' }, surveyResponseId)).toEqual(
    STORED,
  )
  expect(await stored(userId)).toEqual([
    {
      userId,
      surveyType: 'BASIC_INFO_SURVEY_V2',
      responses: SURVEY_ANSWERS,
      surveyResponseId,
      createdAt: new Date(NOW),
    },
  ])
  const { data } = await server.graphql(await server.token(userId), STATUS)
  expect(data).toEqual({ getSurveyStatus: 'COMPLETED' })
})

test('Answers that come after the first are answered as completed, and the first are kept', async () => {
  const userId = await limited()
  const later = { ...SURVEY_ANSWERS, company: 'Another' }
  expect(await save(userId, SURVEY_ANSWERS, crypto.randomUUID())).toEqual(STORED)
  expect(await save(userId, later, crypto.randomUUID())).toEqual(LATER)
  expect(await save(userId, later)).toEqual(LATER)
  expect(await stored(userId)).toMatchObject([{ responses: SURVEY_ANSWERS }])
})

test('A call that is repeated with its id is answered as the first time', async () => {
  const userId = await limited()
  const id = crypto.randomUUID()
  expect(await save(userId, SURVEY_ANSWERS, id)).toEqual(STORED)
  expect(await save(userId, SURVEY_ANSWERS, id.toUpperCase())).toEqual(STORED)
  const another = await limited()
  expect(await save(another, SURVEY_ANSWERS, id), 'the id of somebody else').toEqual(STORED)
  expect(await save(userId, SURVEY_ANSWERS, id)).toEqual(STORED)
})

test('Answers without an id are stored once', async () => {
  const userId = await limited()
  expect(await save(userId, SURVEY_ANSWERS)).toEqual(STORED)
  expect(await save(userId, SURVEY_ANSWERS)).toEqual(LATER)
})

test.each([
  ['an option that is not offered', { job_level: 'intern' }],
  ['an option of an object', { job_area: 'constructor' }],
  ['an empty choice', { number_of_employees: '' }],
  ['a company of invisible characters', { company: ' \u200B ' }],
  ['a title of 121 characters', { title: 'x'.repeat(121) }],
  ['no topic', { what_topics_are_you_interested_in: topicsOf([]) }],
  ['no tick for teams', { interested_in_section4_for_teams: false }],
])('Answers with %s are refused, and nothing is stored', async (_what, other) => {
  const userId = await limited()
  expect(await save(userId, { ...SURVEY_ANSWERS, ...other })).toMatchObject({
    surveyStatus: null,
    isStored: false,
    error: { code: 'INVALID_ANSWER' },
  })
  expect(await stored(userId)).toEqual([])
})

test('An id that is no UUID is refused', async () => {
  expect(await save(await limited(), SURVEY_ANSWERS, 'mine')).toMatchObject({
    error: { code: 'INVALID_ANSWER' },
  })
})

const topics = SURVEY_ANSWERS.what_topics_are_you_interested_in
const named = (json: string) => JSON.parse(json) as object
const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`t${n}`, true]))
const deep = named(`${'{"deep":'.repeat(1000)}true${'}'.repeat(1000)}`)

test.each<[string, object]>([
  ['a further field', { further: true }],
  ['a field named __proto__', named('{"__proto__":{"admin":true}}')],
  ['a further topic', { what_topics_are_you_interested_in: { ...topics, cooking: true } }],
  [
    'a topic named __proto__',
    { what_topics_are_you_interested_in: { ...topics, ...named('{"__proto__":{"admin":true}}') } },
  ],
  ['a topic named constructor', { what_topics_are_you_interested_in: { ...topics, constructor: true } }],
  ['100,000 topics', { what_topics_are_you_interested_in: { ...topics, ...many } }],
  ['topics of depth 1,000', { what_topics_are_you_interested_in: deep }],
  ['a company of depth 1,000', { company: deep }],
  ['a topic that is a text', { what_topics_are_you_interested_in: { ...topics, ai: 'true' } }],
  ['a missing title', { title: undefined }],
])('A request whose answers have %s is refused before it is run', async (_what, hostile) => {
  const userId = await limited()
  const began = performance.now()
  const { data, errors, status } = await ask(userId, { ...SURVEY_ANSWERS, ...hostile })
  expect([200, 400, 413]).toContain(status)
  expect(errors?.length).toBeGreaterThan(0)
  expect(JSON.stringify(errors)).not.toMatch(/INTERNAL|at \//)
  expect(data ?? null).toBeNull()
  expect(performance.now() - began).toBeLessThan(2000)
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  expect(await stored(userId)).toEqual([])
})

test('An account that has ended is refused', async () => {
  const userId = await server.insertMember({ status: 'ALUMNI', areas: [] })
  expect(await save(userId, SURVEY_ANSWERS)).toMatchObject({
    surveyStatus: null,
    isStored: false,
    error: { code: 'ACCOUNT_ENDED' },
  })
  expect(await stored(userId)).toEqual([])
})

test('A member who has got another plan since they were asked may still finish', async () => {
  const userId = await server.insertMember({ status: 'MEMBER' })
  expect(await save(userId, SURVEY_ANSWERS)).toEqual(STORED)
})
