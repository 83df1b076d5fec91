import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readConfig } from '../config/config.ts'
import { createApp } from '../http/create-app.ts'
import { runAs } from './current-work.ts'
import { requestIdOf } from './request-ids.ts'

// One id leads from a request through its log lines and jobs to its mails. docs/how-to/watch-a-school.md#one-request

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
const folder = mkdtempSync(join(tmpdir(), 'request-ids-'))
const LOG_FILE = join(folder, 'server.log')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { LOG_LEVEL: 'debug', LOG_FILE, TRUST_PROXY_HOPS: '1' },
    config: { works: true },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const linesOf = (requestId: string) =>
  readFileSync(LOG_FILE, 'utf8')
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as { msg: string; requestId?: string; queue?: string; jobId?: string })

test('A request without an id gets one, which its response names, also where it is refused or found nowhere', async () => {
  const paths = ['/healthz', '/no/such/page', '/oauth2/authorize?x=y', '/graphql']
  const ids = await Promise.all(
    paths.map(async (path) => (await fetch(`${server.url}${path}`)).headers.get('x-request-id')),
  )
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(paths.length)
})

test('A well-formed id of a trusted proxy is kept, and stands in all log lines of the request', async () => {
  const requestId = 'proxy-4711.a_b'
  const app = await createApp(readConfig({ NODE_ENV: 'test', LOG_FILE, TRUST_PROXY_HOPS: '1' }))
  app.post('/logs', async ({ log }) => {
    log.warn('A line of a request')
    await wait(5)
    app.log.warn('A later line')
    return {}
  })
  const { headers } = await app.inject({
    method: 'POST',
    url: '/logs',
    headers: { 'x-request-id': requestId },
    payload: { a: 1 },
  })
  expect(headers['x-request-id']).toBe(requestId)
  expect(linesOf(requestId)).toMatchObject([
    { msg: 'A line of a request', requestId },
    { msg: 'A later line', requestId },
  ])
  await app.close()
})

test.each(['short', 'x'.repeat(65), 'with space', 'a"b,c:d{e}', 'ünïcödé-id', ''])(
  'An id of a proxy that is not well formed is replaced: %j',
  (id) => {
    expect(requestIdOf({ headers: { 'x-request-id': id } }, 1)).toMatch(UUID)
  },
)

test('An id from whoever is no trusted proxy is replaced', () => {
  const headers = { 'x-request-id': 'visitor-4711' }
  expect(requestIdOf({ headers }, 0)).toMatch(UUID)
  expect(requestIdOf({ headers }, 1)).toBe('visitor-4711')
})

test('An id leads from a request to the jobs that it sends, and from there into the header of their mails', async () => {
  const requestId = 'request-of-a-code'
  const email = 'nia@school.example'
  await server.insertMember({ email })
  await fetch(`${server.url}/user/forgotPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify({ email }),
  })
  const { db } = server.database
  const source = await vi.waitFor(async () => {
    const [mail] = await rows<{ source: string }>(
      db,
      sql`select source from demo_mailbox where recipient = ${email}`,
    )
    return mail?.source ?? expect.fail('It did not arrive.')
  }, 15_000)
  expect(source).toMatch(new RegExp(`^X-Request-Id: ${requestId}\\r?$`, 'im'))
  const sent = sql`select data ->> 'requestId' as id from pgboss.job where name = 'mail'`
  expect(await rows(db, sent)).toEqual([{ id: requestId }])
})

test('The log lines of a job name the request that sent it, its queue and itself, also when it fails', async () => {
  const requestId = 'request-of-a-job'
  const { jobs, log } = server.services
  const { db } = server.database
  await runAs({ requestId }, () => jobs.send(db, 'mail', [{ data: { outboxId: 'no id' } }]))
  const lines = await vi.waitFor(() => {
    const found = linesOf(requestId)
    expect(found.length).toBeGreaterThan(0)
    return found
  }, 15_000)
  for (const line of lines)
    expect(line).toMatchObject({ requestId, queue: 'mail', jobId: expect.stringMatching(UUID) })
  log.warn('Lines after have none')
  expect(linesOf('Lines after have none')[0]?.requestId).toBeUndefined()
})

test('A job that no request has sent runs without the id of one', async () => {
  const { jobs, database } = server.services
  await jobs.send(database.db, 'sync-customer', [{ data: { customer: 'cus_2' } }])
  const [sent] = await rows<{ data: object }>(
    database.db,
    sql`select data from pgboss.job where data ->> 'customer' = 'cus_2'`,
  )
  expect(sent?.data).toEqual({ customer: 'cus_2' })
})
