import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import type { TestServer } from '../../testing/test-server.ts'
import {
  course,
  days,
  openCatalog,
  SEE_NO_COURSES,
  session,
  signIn,
} from '../catalog/listed-courses.fixture.ts'
import { refreshDocuments } from './documents/refresh-documents.ts'
import type { SearchEngine } from './search-engine.ts'

const SEARCH = 'query ($input: SearchCoursesInput!) { searchCourses(input: $input) { courseId score } }'

interface Hits {
  searchCourses: { courseId: string; score: number }[]
}

let server: TestServer
let product: string
beforeAll(async () => {
  server = await openCatalog()
  const { db } = server.database
  const topics = ['Pricing and Packaging']
  product = await insertCourse(db, { stack: 'product', title: 'Product Pricing', topics, sortOrder: 1 })
  await insertSession(db, { courseId: product, startAt: days(9), endAt: days(12) })
  await db.transaction((tx) => refreshDocuments(tx))
})
afterAll(() => server.close())

const ask = (token: string | null, input: Record<string, unknown>) =>
  server.graphql<Hits>(token, SEARCH, { input })

async function find(token: string, input: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await ask(token, input)
  expect(errors).toBeUndefined()
  return data?.searchCourses.map(({ courseId }) => courseId) ?? []
}

describe('A search without access', () => {
  test('by a visitor is unauthorized', async () => {
    const { status, errors } = await ask(null, { query: 'pricing' })
    expect([status, errors?.[0]?.message]).toEqual([401, 'Unauthorized'])
  })

  test.each(SEE_NO_COURSES)('finds nothing for a member %s', async (_name, member) => {
    const { token } = await signIn(server, member)
    for (const query of ['pricing', '']) expect(await find(token, { query })).toEqual([])
  })
})

describe('The result of a search', () => {
  test.each([
    ['an unlimited member', {}],
    ['a member of the AI academy', { areas: ['ai-academy'] }],
    ['a limited account', { status: 'LIMITED', areas: ['mc-limited'] }],
    ['an employee', { status: 'EMPLOYEE' }],
  ] satisfies [string, NewMember][])(
    'has for %s exactly the courses of their list of sessions, never a hidden or unpublished one',
    async (_name, member) => {
      const { token } = await signIn(server, member)
      const { data } = await server.graphql<{ listUserSessions: { courseId: string }[] }>(
        token,
        '{ listUserSessions { courseId } }',
      )
      const listed = new Set(data?.listUserSessions.map(({ courseId }) => courseId))
      expect(listed.size).toBeGreaterThan(0)
      for (const query of ['pricing', 'pricnig', '']) {
        const found = await find(token, { query })
        expect(found.toSorted()).toEqual([...listed].toSorted())
        expect(found).not.toContain(course.hidden)
        expect(found).not.toContain(course.draft)
      }
    },
  )

  test('does not have the course of a hidden session for its buyer, whose list does not have it either', async () => {
    const { userId, token } = await signIn(server, { areas: [] })
    const bought = { userId, type: 'mc-transactional' as const, startsAt: days(-1) }
    await server.database.db.insert(entitlements).values({ ...bought, sessionId: session.hidden })
    expect(await find(token, { query: 'pricing' })).toEqual([])
    const other = await signIn(server, { areas: [] })
    await server.database.db
      .insert(entitlements)
      .values({ ...bought, userId: other.userId, sessionId: session.sprint })
    expect(await find(other.token, { query: 'pricing' })).toEqual([course.marketing])
  })

  test('fits the text and the facets, of which an empty list and null do not restrict it', async () => {
    const { token } = await signIn(server)
    expect(await find(token, { query: '  Product  ' })).toHaveLength(1)
    expect(await find(token, { query: 'pricing', stacks: ['ai'] })).toEqual([course.ai])
    expect(await find(token, { query: '', stacks: ['ai', 'marketing'] })).toHaveLength(2)
    expect(
      await find(token, { query: '', stacks: [], topics: null, difficulties: ['beginner'] }),
    ).toHaveLength(3)
    for (const facet of ['stacks', 'topics', 'difficulties'])
      expect(await find(token, { query: 'pricing', [facet]: ['no-such'] })).toEqual([])
  })

  test('has score 0 and the order of the catalog if there is no text', async () => {
    const { token } = await signIn(server)
    const { data } = await ask(token, { query: ' ' })
    expect(data?.searchCourses.map(({ score }) => score)).toEqual([0, 0, 0])
    const snapshot = await server.services.catalog.current()
    const inOrder = [...snapshot.courses.keys()].filter((courseId) => courseId !== course.hidden)
    expect(data?.searchCourses.at(-1)?.courseId).toBe(inOrder.at(-1))
  })
})

describe('Facets of a search', () => {
  test('are chosen by the keys of their values, of which any may fit', async () => {
    const { token } = await signIn(server)
    expect(await find(token, { query: '', topics: ['pricing-and-packaging', 'no-such'] })).toEqual([product])
    expect(await find(token, { query: '', difficulties: ['beginner', 'no-such'] })).toHaveLength(3)
    expect(await find(token, { query: '', difficulties: ['advanced'] })).toEqual([])
    expect(await find(token, { query: '', topics: ['pricing-and-packaging'], stacks: ['ai'] })).toEqual([])
  })

  test.each([
    ['stacks', 'AI'],
    ['topics', 'Foundational AI'],
    ['difficulties', 'Beginner'],
    ['topics', 'Topic:foundational-ai'],
  ])('of %s that are named by the text %s are refused', async (facet, text) => {
    const { token } = await signIn(server)
    for (const query of ['pricing', '']) {
      const { data, errors } = await ask(token, { query, [facet]: ['marketing', text] })
      expect(data?.searchCourses ?? null).toBeNull()
      expect(errors).toMatchObject([
        {
          message: 'Filters are named by their keys, such as foundational-ai.',
          extensions: { code: 'INVALID_FILTER' },
        },
      ])
    }
  })
})

describe('The input of a search', () => {
  test('is cut after 200 characters of text and 50 values of a list', async () => {
    const { token } = await signIn(server)
    expect(await find(token, { query: `pricing${' '.repeat(300)}x${'y'.repeat(9000)}` })).toHaveLength(3)
    const stacks = [...Array.from({ length: 60 }, (_, at) => `none-${at}`), 'ai']
    expect(await find(token, { query: '', stacks })).toEqual([])
    expect(await find(token, { query: '', stacks: stacks.toReversed() })).toEqual([course.ai])
  })

  test.each(['🎓', '%', '&|!<->:*', `'"`, '\\', '()', '_'])('finds nothing: %s', async (query) => {
    const { token } = await signIn(server)
    expect(await find(token, { query })).toEqual([])
  })
})

describe('A search during an outage', () => {
  const withEngine = async (search: SearchEngine['search'], work: () => Promise<void>) => {
    const engine = server.services.search
    server.services.search = { search }
    await work().finally(() => {
      server.services.search = engine
    })
  }

  test.each<[string, SearchEngine['search']]>([
    ['fails', () => Promise.reject(new Error('secret detail'))],
    ['never answers', () => new Promise(() => {})],
  ])('is answered with 503 within three seconds while the engine %s', async (_name, search) => {
    const { token } = await signIn(server)
    await withEngine(search, async () => {
      const began = performance.now()
      const { status, errors, headers } = await ask(token, { query: 'pricing' })
      expect(performance.now() - began).toBeLessThan(3000)
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      expect(errors?.[0]?.extensions?.['code']).toBe('UNAVAILABLE')
      expect(JSON.stringify(errors)).not.toContain('secret detail')
      const { data } = await server.graphql(token, '{ listUserSessions { sessionId } }')
      expect(data?.['listUserSessions']).toHaveLength(6)
    })
  })
})
