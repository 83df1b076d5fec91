import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContent } from '../../app/content/import-content.ts'
import { readSchool } from '../../app/content/read-school.ts'
import { readDemoSchool, smallSchool } from '../../testing/demo-school.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { peopleOf } from '../members/content/person.ts'

const LISTS = `{ listIndustryReferences { industryRefId industry sortOrder active }
  listJobFunctionReferences { jobFunctionRefId jobFunction sortOrder active } }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Lists {
  listIndustryReferences: { industryRefId: string; industry: string; sortOrder: number; active: boolean }[]
  listJobFunctionReferences: { jobFunction: string }[]
}

const schoolWith = (industries: string[], jobFunctions = ['Sales', 'Data']) =>
  smallSchool({ 'profile-options.yaml': JSON.stringify({ industries, jobFunctions }) })

/** Loads a school with these industries, and returns what members choose from then. */
async function loadAndList(industries: string[]): Promise<Lists> {
  const school = await schoolWith(industries)
  const { folder } = school
  const now = Date.parse('2026-05-20T15:00:00Z')
  await importContent({
    database: server.database,
    folder,
    mediaFolder: folder,
    now,
    allowDemoAccounts: true,
  })
  await school.drop()
  const token = await server.token(await server.insertMember({ status: 'ALUMNI' }))
  const { data } = await server.graphql<Lists>(token, LISTS)
  return data ?? expect.unreachable()
}

test('The options of a school are listed in the order of its file, and keep their ids when they are loaded again', async () => {
  const first = await loadAndList(['Mining', 'Banking'])
  expect(first.listIndustryReferences).toMatchObject([
    { industry: 'Mining', sortOrder: 0, active: true },
    { industry: 'Banking', sortOrder: 1, active: true },
  ])
  expect(first.listJobFunctionReferences).toMatchObject([{ jobFunction: 'Sales' }, { jobFunction: 'Data' }])
  const [mining, banking] = first.listIndustryReferences
  const { listIndustryReferences: second } = await loadAndList(['Banking', 'Zoology', 'Mining'])
  expect(second).toMatchObject([
    { industryRefId: banking?.industryRefId, sortOrder: 0 },
    { industry: 'Zoology' },
    { industryRefId: mining?.industryRefId, sortOrder: 2 },
  ])
})

test('An option that left the file is offered no more, and again once it is back', async () => {
  const [mining] = (await loadAndList(['Mining', 'Banking'])).listIndustryReferences
  expect((await loadAndList(['Banking'])).listIndustryReferences).toMatchObject([{ industry: 'Banking' }])
  expect((await loadAndList([])).listIndustryReferences).toEqual([])
  expect((await loadAndList(['Mining'])).listIndustryReferences).toEqual([mining])
})

test('The options of the demo school have every industry and job function of its people', async () => {
  const school = await readDemoSchool()
  const people = peopleOf(school)
  const { industries, jobFunctions } = school.profileOptions
  expect(industries).toEqual(expect.arrayContaining(people.flatMap((person) => person.industry ?? [])))
  expect(jobFunctions).toEqual(expect.arrayContaining(people.flatMap((person) => person.function ?? [])))
})

test('An option that is listed twice is refused when it is read', async () => {
  const school = await schoolWith(['Mining', 'Banking', 'Mining'])
  await expect(readSchool(school.folder)).rejects.toThrow('industries: expected Mining once')
  await school.drop()
})
