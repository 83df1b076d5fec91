import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { attributesOf, type FakeCollector, type OtlpSpan, startCollector } from './collector.fixture.ts'

// The traces that a collector gets: what belongs together, and which words they hold. docs/decisions/observability.md

const QUERY = 'query Canary($id: ID!) { getPublicCredential(credentialId: $id) { __typename } }'
const FAILED = 2
let collector: FakeCollector
let server: TestServer
let token: string
beforeAll(async () => {
  collector = await startCollector()
  server = await startTestServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    config: { works: true },
  })
  token = await server.token(await server.insertMember({ email: 'nia@school.example' }))
})
afterAll(async () => {
  await server.close()
  await collector.close()
})

/** Waits for the span of a request, which comes last of its trace, and returns the spans of the trace. */
async function traceOf(headers: Headers): Promise<{ request: OtlpSpan; others: OtlpSpan[] }> {
  const id = headers.get('x-request-id')
  const isRequest = (span: OtlpSpan) => {
    const attributes = attributesOf(span)
    return attributes['section.request_id'] === id && attributes['http.route'] !== undefined
  }
  const request = await vi.waitFor(
    () => collector.spans.find(isRequest) ?? expect.fail('It has not come yet.'),
    10_000,
  )
  return {
    request,
    others: collector.spans.filter(
      ({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId,
    ),
  }
}

test('A request is a span with names, status and id, and its operation is a span below it', async () => {
  const { headers } = await server.graphql(token, QUERY, { id: crypto.randomUUID() })
  const { request, others } = await traceOf(headers)
  expect(request.name).toBe('POST /graphql')
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': 200,
    'section.request_id': headers.get('x-request-id'),
  })
  const operation = others.find(({ name }) => name === 'query sent as text')
  expect(operation?.parentSpanId).toBe(request.spanId)
  expect(operation && attributesOf(operation)).toEqual({
    'graphql.operation.name': 'sent as text',
    'graphql.operation.type': 'query',
  })
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'A statement is a span below its operation, with its text and without its values',
  async () => {
    const { headers } = await server.graphql(token, QUERY, { id: crypto.randomUUID() })
    const { request, others } = await traceOf(headers)
    const [known, operation] = [others, others.find(({ name }) => name === 'query sent as text')]
    const statements = known.filter((span) => 'db.query.text' in attributesOf(span))
    expect(statements.length).toBeGreaterThan(0)
    for (const { parentSpanId } of statements)
      expect([request.spanId, operation?.spanId]).toContain(parentSpanId)
    expect(statements.map(attributesOf)).toContainEqual({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringMatching(/\$1/),
    })
  },
)

test('A job is a span with the id of the request that sent it', async () => {
  const { headers } = await fetch(`${server.url}/user/forgotPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nia@school.example' }),
  })
  const job = await vi.waitFor(
    () => collector.spans.find(({ name }) => name === 'job mail') ?? expect.fail('It has not come yet.'),
    15_000,
  )
  expect(attributesOf(job)).toMatchObject({
    'messaging.destination.name': 'mail',
    'section.request_id': headers.get('x-request-id'),
  })
  expect(job.status.code ?? 0).toBe(0)
})

test('A page that is not found is no failure, and its address stands in no trace', async () => {
  const { headers } = await fetch(`${server.url}/no/such/canary-path?code=canary-query`)
  const { request } = await traceOf(headers)
  expect(request.status.code ?? 0).toBe(0)
  expect(collector.text).not.toContain('canary-')
})

test('An operation that fails is marked, without the words of its error', async () => {
  const rename = (from: string, to: string) =>
    server.database.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
  await rename('credentials', 'credentials_elsewhere')
  const { headers } = await server.graphql(token, QUERY, { id: crypto.randomUUID() })
  await rename('credentials_elsewhere', 'credentials')
  const { others } = await traceOf(headers)
  const operation = others.find(({ name }) => name === 'query sent as text')
  expect(operation?.status).toEqual({ code: FAILED })
  expect(collector.text).not.toContain('does not exist')
})
