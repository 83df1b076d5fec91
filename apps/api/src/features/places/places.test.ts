import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readDemoSchool } from '../../testing/demo-school.fixture.ts'
import { peopleOf } from '../members/content/person.ts'
import { replaceCities } from './cities/cities-store.ts'

const CITIES: readonly [country: string, region: string | null, name: string, population: number][] = [
  ['US', 'Massachusetts', 'Boston', 667_137],
  ['US', 'Louisiana', 'Bossier City', 68_094],
  ['US', 'Missouri', 'Springfield', 166_810],
  ['US', 'Illinois', 'Springfield', 116_565],
  ['US', 'Missouri', 'O’Fallon', 85_040],
  ['BR', null, 'São Paulo', 10_021_295],
  ['BR', null, 'São Luís', 917_237],
  ['PL', null, 'Łódź', 768_755],
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } })
  const rows = CITIES.map(([country, region, name, population], cityId) => ({
    cityId,
    country,
    region,
    name,
    population,
  }))
  await server.database.db.transaction((tx) => replaceCities(tx, rows))
})
beforeEach(async () => {
  token = await server.token(await server.insertMember({}))
})
afterAll(() => server.close())

async function ask<Answer>(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer | undefined> {
  const { data } = await server.graphql<{ answer: Answer }>(token, query, variables)
  return data?.answer
}

const countries = () => ask<{ code: string; name: string }[]>('{ answer: listCountries { code name } }')
const regions = (country: string) =>
  ask<string[]>('query($country: String!) { answer: listRegions(country: $country) }', { country })
const cities = (country: string, search?: string, region?: string) =>
  ask<string[]>(
    `query($country: String!, $search: String, $region: String) {
      answer: listCities(country: $country, search: $search, region: $region) }`,
    { country, search, region },
  )

test('Countries are listed by their English names, each once', async () => {
  const names = (await countries())?.map(({ name }) => name) ?? []
  expect(names).toHaveLength(250)
  expect(new Set(names).size).toBe(250)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect(await countries()).toContainEqual({ code: 'HK', name: 'Hong Kong' })
})

test('All countries in which people of the demo live are listed', async () => {
  const names = new Set((await countries())?.map(({ name }) => name))
  const people = peopleOf(await readDemoSchool())
  expect(people.flatMap(({ country }) => country ?? []).filter((country) => !names.has(country))).toEqual([])
})

test('The regions of a country are listed by name, however its name is capitalized', async () => {
  expect((await regions('United States'))?.slice(0, 2)).toEqual(['Alabama', 'Alaska'])
  expect(await regions('united STATES')).toEqual(await regions('United States'))
  expect(await regions('Spain')).toContain('Bizkaia')
})

test('Kosovo, which is not in the list of ISO, is a country without regions', async () => {
  expect(await countries()).toContainEqual({ code: 'XK', name: 'Kosovo' })
  expect(await regions('Kosovo')).toEqual([])
})

test.each(['', 'Atlantis', 'US', '%', 'constructor'])(
  'The country %j, which is unknown, has neither regions nor cities',
  async (country) => {
    expect(await regions(country)).toEqual([])
    expect(await cities(country)).toEqual([])
  },
)

test.each([
  ['Brazil', 'sao', ['São Paulo', 'São Luís']],
  ['Brazil', '  São L', ['São Luís']],
  ['Poland', 'LODZ', ['Łódź']],
  ['United States', 'bos', ['Boston', 'Bossier City']],
  ['United States', "o'f", ['O’Fallon']],
  ['United States', 'ston', []],
  ['United States', '%', []],
  ['United States', '_oston', []],
  ['United States', '\\', []],
  ['United States', 'b'.repeat(200), []],
  ['Poland', 'bos', []],
])('Cities of %s that begin with %j are %j', async (country, search, found) => {
  expect(await cities(country, search)).toEqual(found)
})

test('Without a search the largest cities of the country are listed, each name once', async () => {
  expect(await cities('United States')).toEqual(['Boston', 'Springfield', 'O’Fallon', 'Bossier City'])
})

test('A region narrows the cities where it is known, and does not where it is not', async () => {
  expect(await cities('United States', '', 'Missouri')).toEqual(['Springfield', 'O’Fallon'])
  expect(await cities('United States', 'bos', 'Bay Area')).toEqual(['Boston', 'Bossier City'])
  expect(await cities('Brazil', 'sao', 'São Paulo')).toEqual(['São Paulo', 'São Luís'])
})

test('A search is cut at 100 characters', async () => {
  expect(await cities('United States', `Boston${' '.repeat(94)}Common`)).toEqual(['Boston'])
})

test('Members who search for cities more than 120 times a minute find none until it is over', async () => {
  const searches = await Promise.all(Array.from({ length: 125 }, () => cities('Poland', 'l')))
  expect(searches.filter((found) => found?.length === 1)).toHaveLength(120)
  expect(await regions('Poland')).not.toEqual([])
})
