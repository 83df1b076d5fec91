import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { finishedPeriods } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { ConfigError } from '../../config/config-error.ts'
import type { Status } from './status-page.ts'

// The page that answers “Is it well?”, on the port of the operators. docs/how-to/watch-a-school.md#figures

const START = Date.parse('2026-11-16T12:00:00Z')
let now = START
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { METRICS_PORT: '0' }, clock: () => now })
})
afterAll(() => server.close())

async function status(): Promise<Status> {
  // Past the seconds for which an answer is kept.
  now += 6000
  return (await (await fetch(`${server.operatorsUrl}/status.json`)).json()) as Status
}
const figure = async (name: string) => (await status()).figures.find((one) => one.name === name)
const inSql = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement)

test('The operators’ page has twelve figures as a page and as JSON, and is never cached', async () => {
  const { figures, brandName } = await status()
  expect(figures).toHaveLength(12)
  const page = await fetch(`${server.operatorsUrl}/`)
  const text = await page.text()
  for (const { title } of figures) expect(text).toContain(title)
  expect(text).toContain(brandName)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('The operators’ server has nothing else, and the members’ server has nothing of it', async () => {
  for (const path of ['/graphql', '/healthz', '/constructor', '/status'])
    expect((await fetch(`${server.operatorsUrl}${path}`)).status, path).toBe(404)
  expect((await fetch(`${server.operatorsUrl}/metrics`, { method: 'POST' })).status).toBe(405)
  const [metrics, page] = await Promise.all([
    fetch(`${server.url}/metrics`),
    fetch(`${server.url}/status.json`),
  ])
  expect(await metrics.text()).not.toContain('# TYPE')
  expect(page.headers.get('content-type')).not.toContain('json')
})

test('A job that nobody runs, one that failed for good and a mail that is not sent are told with their ages', async () => {
  const nothing = [(await figure('waitingJob'))?.value, (await figure('unsentMail'))?.value]
  expect(nothing).toEqual(['no job waits', 'all mails are sent'])
  const { jobs } = server.services
  await jobs.send(server.database.db, 'mail', [{ data: {} }, { data: {} }])
  await jobs.boss.send('dead-letters', {})
  await inSql(sql`update pgboss.job set created_on = now() - interval '3 hours', start_after = now() + interval '1 hour',
    state = 'retry' where id = (select id from pgboss.job where name = 'mail' limit 1)`)
  await inSql(
    sql`update pgboss.job set start_after = now() - interval '130 seconds' where name = 'mail' and state = 'created'`,
  )
  await inSql(sql`update pgboss.job set start_after = now() - interval '9 days' where name = 'dead-letters'`)
  expect(await figure('waitingJob')).toMatchObject({ value: '2 min in mail', verdict: 'look' })
  expect(await figure('unsentMail')).toMatchObject({ value: '3 h', verdict: 'act' })
  expect(await figure('failedJobs')).toMatchObject({ value: '1', verdict: 'look' })
  expect((await status()).verdict).toBe('act')
  const metrics = await (await fetch(`${server.operatorsUrl}/metrics`)).text()
  expect(metrics).toContain('section_figure_verdict{figure="unsentMail"} 2')
  expect(metrics).toContain('section_figure_verdict{figure="waitingJob"} 1')
})

test('The last reconciliation and issuing are those in the ledger of finished periods', async () => {
  expect(await figure('issuing')).toMatchObject({ value: 'no issuing is recorded', verdict: 'look' })
  await server.database.db.insert(finishedPeriods).values([
    { job: 'issuing', period: '2026-11-02', finishedAt: new Date(now - 14 * DAY_MS) },
    { job: 'issuing', period: '2026-10-19', finishedAt: new Date(now - 28 * DAY_MS) },
    { job: 'nightly-billing-comparison', period: '2026-11-14', finishedAt: new Date(now - 60 * HOUR_MS) },
  ])
  expect(await figure('issuing')).toMatchObject({ value: '14 days ago', verdict: 'well' })
  expect(await figure('reconciliation')).toMatchObject({ value: '60 h ago', verdict: 'act' })
})

test('Requests that fail are told as a share of the last minutes', async () => {
  server.services.flags.stop()
  expect((await figure('errors'))?.verdict).toBe('well')
  const { app } = server
  expect(app.hasRoute({ method: 'GET', url: '/healthz' })).toBe(true)
  for (let n = 0; n < 3; n++) await fetch(`${server.url}/healthz`)
  expect((await figure('errors'))?.value).toMatch(/^0 % of the last 5 minutes \(0 of \d+\)$/)
})

test('A database that does not answer is told within seconds, and the page still comes', async () => {
  await inSql(sql`alter table pgboss.job rename to job_elsewhere`)
  try {
    expect(await figure('waitingJob')).toMatchObject({
      value: 'the database does not answer',
      verdict: 'look',
    })
  } finally {
    await inSql(sql`alter table pgboss.job_elsewhere rename to job`)
  }
})

test('However often the page is asked for, the database is asked once in five seconds', async () => {
  const first = await (await fetch(`${server.operatorsUrl}/status.json`)).text()
  await inSql(sql`delete from pgboss.job`)
  const again = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${server.operatorsUrl}/status.json`)).text()),
  )
  expect(new Set(again)).toEqual(new Set([first]))
})

test('A port of the operators that another program has is told in one sentence', async () => {
  const other: Server = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startTestServer({ environment: { METRICS_PORT: String(port) } })).rejects.toThrow(
    new ConfigError(
      `METRICS_HOST, METRICS_PORT: the server cannot listen at 127.0.0.1:${port}: another program listens there already.`,
    ),
  )
  other.close()
})

test('A server without METRICS_PORT has no server for operators', async () => {
  const unwatched = await startTestServer()
  expect(unwatched.operatorsUrl).toBeUndefined()
  await unwatched.close()
})
