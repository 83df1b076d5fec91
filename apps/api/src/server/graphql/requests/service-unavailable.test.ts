import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '@section/db/unavailable.ts'
import { openSmallEndpoint, type SmallEndpoint } from '../../../testing/small-endpoint.ts'
import type { Operation, OperationTable } from '../operation.ts'
import { ServiceUnavailable } from '../../http/service-unavailable.ts'
import { TimeoutError } from '../with-timeout.ts'

// A client that cannot be served is told when to retry, and nothing else. SECURITY.md#database-outages

const SDL = `
  type Query { busy: String slow: String down: String broken: String fine: String }
  type Mutation { busy: String! }`

const failing = (error: Error): Operation => ({
  who: 'anyone',
  resolve: async () => {
    throw error
  },
})
const busy = failing(new DatabaseUnavailable(new Error('timeout exceeded when trying to connect')))
const features: OperationTable[] = [
  {
    Query: {
      busy,
      slow: failing(new TimeoutError('The operation took too long.')),
      down: failing(
        new ServiceUnavailable('The search failed.', { cause: new Error('connect ECONNREFUSED') }),
      ),
      broken: failing(new Error('select password from members')),
      fine: { who: 'anyone', resolve: () => 'fine' },
    },
    Mutation: { busy },
  },
]

let endpoint: SmallEndpoint
beforeAll(async () => {
  endpoint = await openSmallEndpoint({ sdl: SDL, features })
  endpoint.app.get('/elsewhere', () =>
    Promise.reject(new DatabaseUnavailable(new Error('timeout exceeded when trying to connect'))),
  )
})
afterAll(() => endpoint.close())

async function ask(query: string) {
  const { statusCode, headers, payload } = await endpoint.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: { query },
  })
  return { status: statusCode, headers, body: JSON.parse(payload) as Record<string, unknown> }
}

const TOLD = {
  message: 'We are very busy right now. Please try again in a moment.',
  extensions: { code: 'UNAVAILABLE', requestId: expect.any(String) },
}

test.each(['{ busy }', '{ slow }', '{ down }', '{ fine busy }', 'mutation { busy }'])(
  'The operation %s is answered with 503, Retry-After and a code while the service is unavailable',
  async (query) => {
    const { status, headers, body } = await ask(query)
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(body['errors']).toEqual([expect.objectContaining(TOLD)])
    expect(JSON.stringify(body)).not.toContain('connect')
  },
)

test('A failing operation is reported as an unexpected error, not as an unavailable service', async () => {
  const { status, headers, body } = await ask('{ broken }')
  expect([status, headers['retry-after']]).toEqual([200, undefined])
  expect(body['errors']).toEqual([
    expect.objectContaining({ extensions: { code: 'INTERNAL', requestId: expect.any(String) } }),
  ])
})

test('A route beside GraphQL returns 503, Retry-After and a code while the service is unavailable', async () => {
  const { statusCode, headers, payload } = await endpoint.app.inject('/elsewhere')
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  expect(JSON.parse(payload)).toEqual({ error: { code: 'UNAVAILABLE', message: TOLD.message } })
})
