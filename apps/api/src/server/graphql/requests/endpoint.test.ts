import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSmallEndpoint, type SmallEndpoint } from '../../../testing/small-endpoint.ts'
import type { OperationTable } from '../operation.ts'

const SDL = `
  enum Color { RED GREEN }
  type Query { greet(name: String!): String! paint(color: Color!): String! secret: String fail: String }
  type Mutation { count: Int! }`
const TRUSTED = { 'sha256:paint': 'query Paint($color: Color!) { paint(color: $color) }' }

let counted = 0
const features: OperationTable[] = [
  {
    Query: {
      greet: {
        who: 'anyone',
        resolve: (_context, { name }: { name: string }) => `Hello ${name}`,
      },
      paint: {
        who: 'anyone',
        resolve: (_context, { color }: { color: string }) => color,
      },
      secret: {
        who: 'member',
        refused: null,
        resolve: ({ viewer }) => viewer.userId,
      },
      fail: {
        who: 'anyone',
        resolve: async () => {
          throw new Error('select password from members')
        },
      },
    },
    Mutation: {
      count: { who: 'anyone', resolve: () => ++counted },
    },
  },
]

let demo: SmallEndpoint
let closed: SmallEndpoint
beforeAll(async () => {
  demo = await openSmallEndpoint({ sdl: SDL, features, trusted: TRUSTED })
  closed = await openSmallEndpoint({ sdl: SDL, features, trusted: TRUSTED, closed: true })
})
afterAll(() => Promise.all([demo.close(), closed.close()]))

const STRICT = 'application/graphql-response+json'

async function send(endpoint: SmallEndpoint, request: InjectOptions) {
  const { statusCode, headers, payload } = await endpoint.app.inject({ url: '/graphql', ...request })
  return { status: statusCode, headers, body: payload === '' ? undefined : JSON.parse(payload) }
}

const post = (endpoint: SmallEndpoint, payload: object | string, headers: Record<string, string> = {}) =>
  send(endpoint, { method: 'POST', payload, headers: { 'content-type': 'application/json', ...headers } })

describe('A valid GraphQL request', () => {
  test('returns data that is not cacheable', async () => {
    const query = 'query($name: String!) { greet(name: $name) }'
    const answer = await post(demo, { query, variables: { name: 'Nia' } })
    expect(answer).toMatchObject({ status: 200, body: { data: { greet: 'Hello Nia' } } })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  test('can name a trusted document by its id', async () => {
    const request = { documentId: 'sha256:paint', variables: { color: 'RED' } }
    expect((await post(closed, request)).body).toEqual({ data: { paint: 'RED' } })
  })

  test('can be sent by GET in a demo, unless it is a mutation', async () => {
    const { body } = await send(demo, { method: 'GET', query: { query: '{ greet(name: "Nia") }' } })
    expect(body).toEqual({ data: { greet: 'Hello Nia' } })
    const before = counted
    const refused = await send(demo, { method: 'GET', query: { query: 'mutation { count }' } })
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(counted).toBe(before)
  })

  test('chooses among the operations of its document by name', async () => {
    const query = 'query A { greet(name: "A") } query B { greet(name: "B") }'
    expect((await post(demo, { query, operationName: 'B' })).body).toEqual({ data: { greet: 'Hello B' } })
    for (const operationName of [undefined, 'C']) {
      const { body } = await post(demo, { query, operationName })
      expect(body).toEqual({ errors: [{ message: 'Unable to identify operation' }] })
    }
  })
})

describe('An invalid GraphQL request', () => {
  const cases: [string, number, string | object, Record<string, string>][] = [
    ['no JSON', 400, '{ "not a JSON', {}],
    ['an empty body', 400, '', {}],
    ['a list', 400, [{ query: '{ greet(name: "Nia") }' }], {}],
    ['a body for a prototype', 400, '{"query":"{ __typename }","variables":{"__proto__":{"a":1}}}', {}],
    ['a form', 415, 'query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, '{"query":"{ __typename }"}', { 'content-type': 'text/plain' }],
    ['a picture wanted', 406, { query: '{ __typename }' }, { accept: 'image/png' }],
    [
      'another charset wanted',
      406,
      { query: '{ __typename }' },
      { accept: 'application/json; charset=latin1' },
    ],
    ['too large a body', 413, { query: `{ __typename }#${'x'.repeat(100_000)}` }, {}],
  ]
  for (const [name, status, payload, headers] of cases) {
    test(`is refused with ${status} and a GraphQL error: ${name}`, async () => {
      const answer = await post(demo, payload, { accept: STRICT, ...headers })
      const type = status === 406 ? 'application/json' : STRICT
      expect(answer.headers).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      })
      expect(answer).toMatchObject({ status, body: { errors: [{ message: expect.any(String) }] } })
      expect(answer.body).not.toHaveProperty('data')
    })
  }

  test('is refused with 405 and a GraphQL error: a method other than POST, or GET in a demo', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      expect(await send(demo, { method })).toMatchObject({ status: 405, headers: { allow: 'GET, POST' } })
    }
    expect(await send(closed, { method: 'GET', query: { query: '{ __typename }' } })).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
      body: { errors: [{ message: expect.any(String) }] },
    })
  })
})

describe('A GraphQL operation that fails', () => {
  test('returns only the request’s id for an unexpected error', async () => {
    const { status, body } = await post(demo, { query: '{ fail }' })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: { fail: null },
        errors: [
          {
            message: 'Something went wrong.',
            path: ['fail'],
            locations: [{ line: 1, column: 3 }],
            extensions: { code: 'INTERNAL', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
          },
        ],
      },
    })
  })

  test('returns 401 when it needs a member and nobody is signed in', async () => {
    const answer = await post(demo, { query: '{ secret }' })
    expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } })
    expect(answer.body.errors[0]).toMatchObject({
      message: 'Unauthorized',
      extensions: { code: 'UNAUTHORIZED' },
    })
  })

  test('accepts a valid token and refuses a forged one with 401', async () => {
    const userId = await demo.insertMember()
    const authorization = `Bearer ${await demo.token(userId)}`
    const signedIn = await post(demo, { query: '{ secret }' }, { authorization })
    expect(signedIn.body).toEqual({ data: { secret: userId } })
    const pretender = await post(demo, { query: '{ secret }' }, { authorization: `${authorization}x` })
    expect(pretender).toMatchObject({ status: 401, body: { errors: [{ message: 'Unauthorized' }] } })
  })
})

describe('A GraphQL endpoint that runs only trusted documents', () => {
  test('refuses an unknown document', async () => {
    const requests = [
      { query: '{ greet(name: "Nia") }' },
      { query: '{ __schema { types { name } } }' },
      { documentId: 'sha256:none' },
      { documentId: '__proto__' },
      { documentId: 'constructor' },
    ]
    for (const request of requests) {
      expect(await post(closed, request)).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }] },
      })
    }
  })

  test('suggests no names in its errors', async () => {
    const wrong = { documentId: 'sha256:paint', variables: { color: 'GREE' } }
    expect(JSON.stringify((await post(closed, wrong)).body)).not.toMatch(/Did you mean|GREEN/)
  })
})
