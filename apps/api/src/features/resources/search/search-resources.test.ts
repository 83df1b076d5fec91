import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { NewMember } from '../../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertResource } from '../resources-kit.fixture.ts'
import type { ResourceEngine } from './resource-engine.ts'

const SEARCH = `query ($input: SearchResourcesInput!) { searchResources(input: $input) {
  resources { title items { type } } total page totalPages facets { key label values { key label count } } } }`

interface Found {
  resources: { title: string }[]
  total: number
  page: number
  totalPages: number
  facets: { key: string; values: { key: string; count: number }[] }[]
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  await insertResource(db, { title: 'Pricing prompts', stack: 'ai', createdAt: new Date('2026-05-03') })
  await insertResource(db, {
    title: 'Pricing canvas',
    type: 'STRATEGY_FRAMEWORK',
    createdAt: new Date('2026-05-02'),
  })
  await insertResource(db, { title: 'Draft pricing', publishStatus: 'DRAFT' })
  for (let at = 10; at < 40; at++)
    await insertResource(db, {
      title: `Tactics ${at}`,
      type: 'COMMUNITY_TACTICS',
      createdAt: new Date(2025, 1, at),
    })
})
afterAll(() => server.close())

const tokenOf = async (member: NewMember = {}) => server.token(await server.insertMember(member))
const ask = (token: string, input: Record<string, unknown>) =>
  server.graphql<{ searchResources: Found }>(token, SEARCH, { input })

async function search(input: Record<string, unknown>, member: NewMember = {}): Promise<Found> {
  const { data, errors } = await ask(await tokenOf(member), input)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.searchResources
}
const titles = ({ resources }: Found) => resources.map(({ title }) => title)
const counts = ({ facets }: Found) =>
  Object.fromEntries(facets.flatMap(({ values }) => values.map(({ key, count }) => [key, count])))

describe('searchResources', () => {
  test('returns without words all published resources newest first, 24 a page, with the facets', async () => {
    const found = await search({})
    expect(titles(found).slice(0, 3)).toEqual(['Pricing prompts', 'Pricing canvas', 'Tactics 39'])
    expect(found).toMatchObject({ total: 32, page: 1, totalPages: 2 })
    expect(found.resources).toHaveLength(24)
    expect(counts(found)).toEqual({
      'prompt-pack': 1,
      'strategy-framework': 1,
      'community-tactics': 30,
      ai: 1,
      marketing: 31,
    })
  })

  test('returns those that have the words, with facets that count them alone', async () => {
    const found = await search({ query: ' Pricing ' })
    expect(titles(found)).toEqual(['Pricing prompts', 'Pricing canvas'])
    expect(counts(found)).toMatchObject({ 'prompt-pack': 1, 'community-tactics': 0, ai: 1, marketing: 1 })
    expect(titles(await search({ query: 'pricing', stacks: ['ai'] }))).toEqual(['Pricing prompts'])
    expect(titles(await search({ query: 'pricing', types: ['community-tactics'] }))).toEqual([])
  })

  test.each([
    [{ page: 2 }, 2, 8],
    [{ page: 1e9 }, 2, 8],
    [{ page: -3 }, 1, 24],
    [{ page: 0, count: 0 }, 1, 1],
    [{ count: 10_000 }, 1, 32],
    [{ types: ['no-such'], stacks: [`'`, ''] }, 1, 24],
    [{ query: null, types: null, stacks: null, page: null, count: null }, 1, 24],
  ])('answers %j with the page %i of %i resources', async (input, page, length) => {
    const found = await search(input)
    expect([found.page, found.resources.length]).toEqual([page, length])
  })

  test('finds nothing for a text without a letter or a digit, and only looks at 200 characters', async () => {
    expect(await search({ query: '🎓 %' })).toMatchObject({ resources: [], total: 0, page: 1, totalPages: 1 })
    expect(titles(await search({ query: `${'pricing '.repeat(25)}tactics` }))).toHaveLength(2)
  })

  test('returns resources of the AI stack alone to members with the AI view', async () => {
    const found = await search({}, { areas: ['ai-academy'] })
    expect([titles(found), counts(found)]).toEqual([['Pricing prompts'], { 'prompt-pack': 1, ai: 1 }])
    expect(titles(await search({ query: 'pricing' }, { areas: ['ai-academy'] }))).toEqual(['Pricing prompts'])
    expect((await search({}, { areas: ['ai-academy', 'mcsc-unlimited'] })).total).toBe(32)
  })

  test.each<NewMember>([
    { status: 'LIMITED', areas: ['mc-limited'] },
    { areas: ['crash-courses'] },
    { status: 'ALUMNI' },
  ])('finds nothing for the member %j', async (member) => {
    for (const query of ['', 'pricing'])
      expect(await search({ query }, member)).toEqual({
        resources: [],
        total: 0,
        page: 1,
        totalPages: 1,
        facets: [],
      })
  })
})

describe('The statements of a search for resources', () => {
  async function statementsOf(input: Record<string, unknown>): Promise<number> {
    const token = await tokenOf()
    // The resources and the known words are read once.
    await ask(token, { query: 'pricing' })
    const prepared = vi.spyOn(Object.getPrototypeOf(server.database.db._.session), 'prepareQuery')
    try {
      expect((await ask(token, input)).errors).toBeUndefined()
      return prepared.mock.calls.length
    } finally {
      prepared.mockRestore()
    }
  }

  test.each([
    [{}, 0],
    [{ types: ['prompt-pack'] }, 0],
    [{ query: 'pricing canvas' }, 1],
    [{ query: 'pricing giraffe' }, 1],
    [{ query: 'pricnig canvsa' }, 2],
  ])('for %j are %i', async (input, count) => {
    expect(await statementsOf(input)).toBe(count)
  })
})

describe('A search for resources during an outage', () => {
  test.each<[string, ResourceEngine['search']]>([
    ['fails', () => Promise.reject(new Error('secret detail'))],
    ['never answers', () => new Promise(() => {})],
  ])(
    'is answered with 503 within three seconds while the engine %s, and lists without words',
    async (_name, broken) => {
      const engine = server.services.resourceEngine
      server.services.resourceEngine = { search: broken }
      try {
        const token = await tokenOf()
        const began = performance.now()
        const { status, errors } = await ask(token, { query: 'pricing' })
        expect(performance.now() - began).toBeLessThan(3000)
        expect([status, errors?.[0]?.extensions?.['code']]).toEqual([503, 'UNAVAILABLE'])
        expect(JSON.stringify(errors)).not.toContain('secret detail')
        expect((await ask(token, {})).data?.searchResources.total).toBe(32)
      } finally {
        server.services.resourceEngine = engine
      }
    },
  )
})
