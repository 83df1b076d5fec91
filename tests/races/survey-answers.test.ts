import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAVE_SURVEY, SURVEY_ANSWERS } from '@section/api/features/survey/survey-answers.fixture.ts'
import { surveyResponses } from '@section/db/schema.ts'
import { saveSurveyNaively } from './broken-implementations/survey-answers.ts'
import { RUNS } from './enrollment/school.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'

const TABS = 20

let school: RaceServers
beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

/** Submits the answers of one tab, which differ from those of the others; returns whether they count as stored. */
type Submit = (userId: string, company: string, n: number) => Promise<boolean>

const submit: Submit = async (userId, company, n) => {
  const server = school.server(n)
  const { data } = await server.graphql<{ saveSurveyResponse: { surveyStatus: string; isStored: boolean } }>(
    await server.token(userId),
    SAVE_SURVEY,
    { responses: { ...SURVEY_ANSWERS, company }, surveyResponseId: crypto.randomUUID() },
  )
  if (data?.saveSurveyResponse.surveyStatus !== 'COMPLETED') throw new Error('The answers were refused.')
  return data.saveSurveyResponse.isStored
}

/** Submits the survey from all tabs of a member at once, on two servers. */
async function storm(submitOne: Submit) {
  const userId = await school.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
  const companies = Array.from({ length: TABS }, (_, n) => `Company ${n}`)
  const answers = await Promise.all(companies.map((company, n) => submitOne(userId, company, n)))
  const rows = await school.database.db
    .select({ responses: surveyResponses.responses })
    .from(surveyResponses)
    .where(eq(surveyResponses.userId, userId))
  return {
    rows: rows.length,
    company: rows[0]?.responses['company'],
    told: companies.filter((_company, n) => answers[n]),
  }
}

test(`A survey that is submitted from ${TABS} tabs at once is stored once, and one tab is told so, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const { rows, company, told } = await storm(submit)
    expect([rows, told], `run ${run}`).toEqual([1, [company]])
  }
})

test('The race of surveys detects its broken implementation', async () => {
  const { told } = await storm((userId, company) => saveSurveyNaively(school.database, userId, company))
  expect(told.length).toBeGreaterThan(1)
})
