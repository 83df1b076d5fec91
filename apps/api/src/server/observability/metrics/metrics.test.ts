import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SOURCE_FOLDERS } from '../../../testing/source-folders.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { readContract } from '../../graphql/contract-files.ts'

// The numbers by which a school is watched: at an address of their own, and without anything of members.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { METRICS_PORT: '0', RATE_LIMITS: 'true', TRUST_PROXY_HOPS: '1' },
    config: { works: true },
  })
})
afterAll(() => server.close())

const metrics = async () => (await fetch(`${server.operatorsUrl}/metrics`)).text()
/** Returns the value of a line, such as `section_mails_total{outcome="sent"}`; 0 for one that is not there. */
const read = async (line: string) =>
  Number(
    (await metrics())
      .split('\n')
      .find((text) => text.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )

test('Requests are counted by the template of their route, whatever stands in their address', async () => {
  for (const secret of ['canary-1', 'canary-2']) {
    await fetch(`${server.url}/unsubscribe/${secret}?email=nia@canary.example`)
    await fetch(`${server.url}/no/such/${secret}`)
  }
  const count = 'section_http_request_duration_seconds_count'
  await vi.waitFor(async () =>
    expect(await read(`${count}{method="GET",route="/unsubscribe/:token",status="404"}`)).toBe(2),
  )
  expect(await metrics()).not.toContain('canary')
})

test('Operations are counted by the names of trusted documents, and all that are sent as texts by one name', async () => {
  const count = 'section_graphql_operation_duration_seconds_count'
  const { trustedDocuments } = await readContract(SOURCE_FOLDERS.CONTRACT_DIR)
  const documentId = Object.entries(trustedDocuments).find(([, text]) => /\bquery Viewer\b/.test(text))?.[0]
  const send = (body: object) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await send({ documentId, variables: { userId: crypto.randomUUID() } })
  await send({ query: 'query Canary { __typename }' })
  const text = await metrics()
  expect(text).toMatch(new RegExp(`${count}{operation="Viewer",outcome="\\w+"} 1`))
  expect(text).toContain(`${count}{operation="sent as text",outcome="ok"} 1`)
  expect(text).not.toContain('Canary')
})

test('Mails, jobs and announcements of stale data are counted when they happen', async () => {
  const email = 'nia@canary.example'
  await server.insertMember({ email })
  const body = JSON.stringify({ email })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/user/forgotPassword`, { method: 'POST', headers, body })
  await vi.waitFor(async () => expect(await read('section_mails_total{outcome="sent"}')).toBe(1), 15_000)
  await vi.waitFor(async () =>
    expect(await read('section_job_duration_seconds_count{queue="mail",outcome="done"}')).toBe(1),
  )
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
    invalidate('seats', 'canary'),
  )
  await vi.waitFor(async () =>
    expect(await read('section_cache_invalidations_total{topic="seats"}')).toBeGreaterThan(0),
  )
  expect(await metrics()).not.toContain('canary')
})

test('A refusal by a rate limit is counted by the name of the limit', async () => {
  const from = '198.51.100.7'
  let allowed = true
  for (let n = 0; allowed && n < 5000; n++)
    allowed = (await server.services.limits.consume('policy-reports', from)).allowed
  expect(allowed).toBe(false)
  expect(await read('section_rate_limit_refusals_total{limit="policy-reports"}')).toBe(1)
  expect(await metrics()).not.toContain(from)
})

test('The metrics tell of the process, its event loop and its memory', async () => {
  const text = await metrics()
  for (const name of [
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(`# TYPE ${name}`)
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'The pools of connections are measured, and how long a connection was waited for',
  async () => {
    await fetch(`${server.url}/readyz`)
    expect(await read('section_database_pool_limit{pool="requests"}')).toBe(10)
    expect(await read('section_database_pool_open{pool="requests"}')).toBeGreaterThan(0)
    expect(await read('section_database_pool_wait_seconds_count{pool="requests"}')).toBeGreaterThan(0)
  },
)
