import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '@section/db/unavailable.ts'
import { freePort } from '../../../testing/free-port.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { ConfigError } from '../../config/config-error.ts'

// Unexpected errors of the server, as the sink of SENTRY_DSN gets them. docs/product/tracking.md#error-reports

interface Report {
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] }
  tags: Record<string, string>
  transaction: string
  extra: { statement?: string }
}

const PASSWORD = 'canary-Password-1!'
let reports: Report[] = []
let bodies = ''
let answers = true
let sink: Server
let server: TestServer | undefined
beforeEach(async () => {
  reports = []
  bodies = ''
  answers = true
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    bodies += body
    reports.push(JSON.parse(body.split('\n')[2] ?? '') as Report)
    expect(request.url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/)
    if (answers) response.end('{}')
  }
  sink = createServer((request, response) => void take(request, response))
  sink.listen(0, '127.0.0.1')
  await once(sink, 'listening')
})
afterEach(async () => {
  await server?.close()
  server = undefined
  sink.closeAllConnections()
  sink.close()
})

const sinkPort = () => {
  const address = sink.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function startReporting(port = sinkPort()): Promise<TestServer> {
  server = await startTestServer({
    environment: { SENTRY_DSN: `http://key@127.0.0.1:${port}/7`, LOG_LEVEL: 'warn', LOG_FILE: '/dev/null' },
    config: { works: true },
  })
  return server
}

test('An operation that fails unexpectedly is reported with its request, its place and its statement, and without values', async () => {
  const reporting = await startReporting()
  const { url, database } = reporting
  await database.db.execute(sql`alter table credentials rename to credentials_elsewhere`)
  const id = crypto.randomUUID()
  const { headers } = await reporting.graphql(
    null,
    'query($id: ID!) { getPublicCredential(credentialId: $id) { __typename } }',
    { id },
  )
  await database.db.execute(sql`alter table credentials_elsewhere rename to credentials`)
  await vi.waitFor(() => expect(reports).toHaveLength(1), 5000)
  const [report] = reports
  expect(report).toMatchObject({
    transaction: 'An operation failed',
    tags: { request_id: headers.get('x-request-id') },
  })
  expect(report?.extra.statement).toContain('from "credentials"')
  const last = report?.exception.values.at(-1)
  expect(last?.value).toBe('A statement failed')
  expect(last?.stacktrace.frames.some(({ filename }) => filename.endsWith('credentials-store.ts'))).toBe(true)
  expect(bodies).not.toContain(id)
  expect(bodies).not.toContain(url)
})

test('A route that fails unexpectedly is reported without what was sent to it', async () => {
  const { url, database } = await startReporting()
  await database.db.execute(sql`alter table mailed_codes rename to codes_elsewhere`)
  const email = 'canary@secret.example'
  await fetch(`${url}/user/confirmPassword?token=canary-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: '_session=canary-cookie' },
    body: JSON.stringify({ email, code: '123456', password: PASSWORD }),
  })
  await database.db.execute(sql`alter table codes_elsewhere rename to mailed_codes`)
  await vi.waitFor(() => expect(reports).toHaveLength(1), 5000)
  expect(bodies).not.toContain('canary')
})

test('A job that fails unexpectedly is reported with its queue, and with each attempt', async () => {
  const { services, database } = await startReporting()
  await services.jobs.send(database.db, 'mail', [{ data: { outboxId: 'no id' } }])
  await vi.waitFor(() => expect(reports).toHaveLength(1), 15_000)
  expect(reports[0]?.tags).toEqual({ queue: 'mail', job_id: expect.any(String) })
})

test('That the database is away, and what is no error, is not reported', async () => {
  const { app } = await startReporting()
  app.log.error({ err: new DatabaseUnavailable(new Error('gone')) }, 'An operation failed')
  app.log.error({ reason: 'x' }, 'A line without an error')
  app.log.warn({ err: new Error('expected') }, 'A line that is no error')
  app.log.error({ err: new Error('Is it token=canary-1 of nia@secret.example?') }, 'Reported')
  await vi.waitFor(() => expect(reports).toHaveLength(1), 5000)
  expect(reports[0]?.transaction).toBe('Reported')
  expect(bodies).not.toMatch(/canary|secret/)
})

test('Errors of one cause are reported at most twenty times a minute', async () => {
  const { app } = await startReporting()
  for (let n = 0; n < 500; n++) app.log.error({ err: new Error('again') }, 'An operation failed')
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(10), 5000)
  expect(reports.length).toBeLessThanOrEqual(20)
})

test('A sink that hangs holds up no request and not the end, and one that is down costs nothing', async () => {
  answers = false
  for (const port of [sinkPort(), await freePort()]) {
    const reporting = await startReporting(port)
    const { app, url } = reporting
    for (let n = 0; n < 200; n++) app.log.error({ err: new Error(`cause ${n}`) }, `Words ${n}`)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const since = performance.now()
    await reporting.close()
    server = undefined
    expect(performance.now() - since).toBeLessThan(5000)
    // What is beyond the bound was dropped.
    expect(reports.length).toBeLessThanOrEqual(20)
  }
})

test('An address of the sink without a key is refused in one sentence', async () => {
  await expect(startTestServer({ environment: { SENTRY_DSN: 'https://errors.example/1' } })).rejects.toThrow(
    new ConfigError('SENTRY_DSN: expected https://key@errors.example/1'),
  )
})
