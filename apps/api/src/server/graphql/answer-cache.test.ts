import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSmallEndpoint, type SmallEndpoint } from '../../testing/small-endpoint.ts'
import { operation } from './operation.ts'

// Less than the time for which a member is taken as known.
const HOLDS_MS = 30_000
const SDL = `
  type Query { kept(word: String): String! other: String! }
  type Mutation { touch: Boolean! }`

let now = Date.parse('2026-03-02T12:00:00Z')
let resolved = 0

const features = [
  {
    Query: {
      kept: operation<{ word?: string | null }, string>({
        policy: { who: 'member' },
        refused: '',
        answerHolds: (context) => context.now + HOLDS_MS,
        resolve: async ({ word }, { services, viewer }) => {
          await services.catalogue.current()
          return `${++resolved} ${word} ${viewer.userId}`
        },
      }),
      other: operation<object, string>({
        policy: { who: 'member' },
        refused: '',
        resolve: () => `${++resolved}`,
      }),
    },
    Mutation: {
      touch: operation<object, boolean>({
        policy: { who: 'member' },
        refused: false,
        async resolve(_args, { services, viewer }) {
          await services.cacheInvalidation.transaction(async (_tx, invalidate) =>
            invalidate('member', viewer.userId),
          )
          return true
        },
      }),
    },
  },
]

let endpoint: SmallEndpoint
let nia: string
let omar: string

beforeAll(async () => {
  endpoint = await openSmallEndpoint({ sdl: SDL, features, clock: () => now })
  nia = await endpoint.token(await endpoint.insertMember())
  omar = await endpoint.token(await endpoint.insertMember())
})
beforeEach(async () => {
  await quiet()
  await endpoint.services.catalogue.current()
})
afterAll(() => endpoint.close())

let lastWords = 0

/** Waits until every announcement has come back from the database, which tells its writers too. */
async function quiet(): Promise<void> {
  const { cacheInvalidation } = endpoint.services
  const words = `last-words-${++lastWords}`
  let heard = 0
  cacheInvalidation.on('auth-session', (key) => {
    if (key === words) heard++
  })
  await cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('auth-session', words))
  await expect.poll(() => heard).toBe(2)
}

async function ask(token: string, query: string, variables?: object): Promise<unknown> {
  const { payload } = await endpoint.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query, variables },
  })
  return JSON.parse(payload)
}

/** Whether asking twice runs the resolver once. */
async function isKept(token: string, query: string, first?: object, second = first): Promise<boolean> {
  await ask(token, query, first)
  const before = resolved
  await ask(token, query, second)
  return resolved === before
}

const QUERY = 'query($word: String) { kept(word: $word) }'

test('an answer that says how long it holds is sent again', async () => {
  expect(await isKept(nia, QUERY)).toBe(true)
  expect(await ask(nia, QUERY)).toEqual(await ask(nia, QUERY))
})

test('only answers that all say so are kept', async () => {
  expect(await isKept(nia, '{ other }')).toBe(false)
  expect(await isKept(nia, '{ kept other }')).toBe(false)
  expect(await isKept(nia, '{ kept ... { other } }')).toBe(false)
  expect(await isKept(nia, '{ kept ...F } fragment F on Query { other }')).toBe(false)
})

test('it looks into fragments, as our own screens have them', async () => {
  expect(await isKept(nia, '{ ...F } fragment F on Query { ... { kept } }')).toBe(true)
})

test('other members and other variables have other answers', async () => {
  await ask(nia, QUERY, { word: 'a' })
  expect(await ask(omar, QUERY, { word: 'a' })).not.toEqual(await ask(nia, QUERY, { word: 'a' }))
  expect(await isKept(nia, QUERY, { word: 'b' }, { word: 'c' })).toBe(false)
  expect(await isKept(nia, QUERY, {}, { word: null })).toBe(false)
  expect(await isKept(nia, QUERY, { word: 'd' }, { word: 'd', undeclared: [[[1]]] })).toBe(true)
})

test('a change of the member ends it, of another member not', async () => {
  await ask(nia, QUERY)
  await ask(omar, 'mutation { touch }')
  expect(await isKept(nia, QUERY)).toBe(true)
  const before = resolved
  await ask(nia, 'mutation { touch }')
  await ask(nia, QUERY)
  expect(resolved).toBe(before + 1)
})

test('a change of the catalogue ends it', async () => {
  expect(await isKept(nia, QUERY)).toBe(true)
  const before = resolved
  await endpoint.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
    invalidate('seats', 'some-session'),
  )
  await ask(nia, QUERY)
  expect(resolved).toBe(before + 1)
})

test('the clock ends it at the instant that it named', async () => {
  const query = 'query Timed { kept(word: "time") }'
  await ask(nia, query)
  const before = resolved
  now += HOLDS_MS - 1
  await ask(nia, query)
  expect(resolved).toBe(before)
  now += 1
  await ask(nia, query)
  expect(resolved).toBe(before + 1)
})

test('it keeps a few answers for each member', async () => {
  for (let word = 0; word < 20; word++) await ask(nia, QUERY, { word: `flood ${word}` })
  const before = resolved
  await ask(nia, QUERY, { word: 'flood 19' })
  expect(resolved).toBe(before)
  await ask(nia, QUERY, { word: 'flood 0' })
  expect(resolved).toBe(before + 1)
})
