import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attributesOf,
  type FakeCollector,
  startCollector,
} from '@section/api/server/observability/telemetry/collector.fixture.ts'
import { passwordSignIn } from '@section/api/testing/token-requests.ts'
import { withBrokenTables, tableNames } from '../access/broken-tables.ts'
import { type DemoSchool, openDemoSchool } from '../kit/demo-school.ts'
import { callEverything } from '../limits/call-everything.ts'
import { Canaries } from './canaries.ts'

// What people send stands in no trace and no metric that leaves the server. SECURITY.md#what-operators-see

const NOON = Date.parse('2026-05-13T15:00:00Z')
/** What a trace may hold; anything new is looked at by a person before it stands here. */
const ATTRIBUTES = [
  'db.query.text',
  'db.system.name',
  'graphql.operation.name',
  'graphql.operation.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'messaging.destination.name',
  'section.job_id',
  'section.request_id',
]
/** The tables without which nobody is signed in, so that no operation would reach its own statements. */
const WHO_CALLS = ['members', 'auth_sessions', 'signing_keys', 'server_secrets', 'entitlements']

let school: DemoSchool
let collector: FakeCollector
const canaries = new Canaries()
beforeAll(async () => {
  collector = await startCollector()
  school = await openDemoSchool(NOON, () => NOON, {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
  })
})
afterAll(async () => {
  await school?.close()
  await collector?.close()
})

test(
  'No trace and no metric holds an address, a variable, a token or a query string that people send',
  { timeout: 120_000 },
  async () => {
    const { body } = await passwordSignIn(school.server.url, 'member@demo.school', 'Section-demo-1')
    canaries.issued('id_token', body.id_token ?? 'none was issued')
    canaries.issued('refresh_token', body.refresh_token ?? 'none was issued')
    await callEverything(school, canaries)
    if (process.env['NIGHTLY']) await callWithoutTables()
    await expect.poll(() => collector.spans.length, { timeout: 10_000 }).toBeGreaterThan(500)
    await expect.poll(() => collector.metrics.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(canaries.size).toBeGreaterThanOrEqual(40)
    expect(canaries.foundIn(collector.text)).toEqual([])
    // The demo's people have these, too.
    expect(collector.text).not.toMatch(/[\w.]+@(?:demo\.school|secret\.example)/)
    const names = new Set(collector.spans.flatMap((span) => Object.keys(attributesOf(span))))
    expect([...names].filter((name) => !ATTRIBUTES.includes(name))).toEqual([])
    // With fewer kinds of spans the test would prove nothing.
    expect(names).toContain('graphql.operation.name')
    if (process.env['TEST_DATABASE_URL']) expect(names).toContain('db.query.text')
  },
)

/** Calls everything again while the tables are missing, so that all statements fail. */
async function callWithoutTables(): Promise<void> {
  const tables = (await tableNames(school.server.database)).filter((table) => !WHO_CALLS.includes(table))
  await withBrokenTables(school.server.database, { tables, how: 'missing' }, () =>
    callEverything(school, canaries),
  )
}
