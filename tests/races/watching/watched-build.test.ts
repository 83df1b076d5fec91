import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  attributesOf,
  type FakeCollector,
  startCollector,
} from '@section/api/server/observability/telemetry/collector.fixture.ts'
import { freePort } from '@section/api/testing/free-port.ts'
import { MAIN } from '@section/api/testing/source-folders.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { buildWhenStale } from '../../../tools/build.ts'
import { requireCommand } from '../../../tools/machine.ts'
import { startProcess } from '../processes/school-process.ts'

// What watches a school works in the built server too, whose parts are bundled: docs/decisions/observability.md

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SERVER = join(ROOT, 'dist/server.js')
const RULES = join(ROOT, 'docs/how-to/watching')
const SLOW = 300_000

/** Starts the built program until the test ends, and returns the address of its pages for operators. */
async function startBuilt(command: 'serve' | 'worker', env: Record<string, string>) {
  const metrics = await freePort()
  const started = await startProcess(command, { METRICS_PORT: String(metrics), ...env }, SERVER)
  const end = async () => void (await started.end())
  onTestFinished(end)
  return { url: started.url, operators: `http://127.0.0.1:${metrics}`, end }
}

async function schoolWithCollector(): Promise<{ env: Record<string, string>; collector: FakeCollector }> {
  await buildWhenStale()
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const collector = await startCollector()
  onTestFinished(() => collector.close())
  const env = {
    DATABASE_URL: database.url ?? '',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  }
  return { env, collector }
}

const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test.runIf(process.env['NIGHTLY'])(
  'The built server and worker tell Prometheus, the collector and the operators what they do',
  { timeout: SLOW },
  async () => {
    requireCommand('promtool', 'prometheus')
    const { env, collector } = await schoolWithCollector()
    const server = await startBuilt('serve', { ...env, WORKER: 'false' })
    const worker = await startBuilt('worker', env)
    const { headers } = await fetch(`${server.url}/user/forgotPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'member@demo.school' }),
    })
    const requestId = headers.get('x-request-id')
    await vi.waitFor(() => {
      const names = collector.spans
        .filter((span) => attributesOf(span)['section.request_id'] === requestId)
        .map(({ name }) => name)
      expect(names).toContain('POST /user/forgotPassword')
      expect(names).toContain('job mail')
      expect(collector.text).toContain('db.query.text')
      expect(collector.metrics.map(({ name }) => name)).toContain('section_job_duration_seconds')
    }, 30_000)
    for (const { operators } of [server, worker]) {
      const metrics = await (await fetch(`${operators}/metrics`)).text()
      expect(promtool(['check', 'metrics'], metrics)).toEqual({ status: 0, said: '' })
      const { figures } = (await (await fetch(`${operators}/status.json`)).json()) as { figures: unknown[] }
      expect(figures).toHaveLength(12)
    }
    await server.end()
    await worker.end()
  },
)

test.runIf(process.env['NIGHTLY'])('The example of alerts is what Prometheus understands', () => {
  requireCommand('promtool', 'prometheus')
  const { status, said } = promtool(['check', 'config', join(RULES, 'prometheus.yml')])
  expect(status, said).toBe(0)
})

test.runIf(process.env['NIGHTLY'])(
  'A server that nobody watches loads no package that watches, and one that is watched loads them',
  { timeout: SLOW },
  async () => {
    const { env: watched } = await schoolWithCollector()
    const { DATABASE_URL = '' } = watched
    /** Returns the packages that a server loads which ends once it has loaded all, because it cannot listen. */
    const loaded = (env: Record<string, string>) => {
      const { stderr } = spawnSync(process.execPath, ['--no-warnings', MAIN], {
        cwd: ROOT,
        encoding: 'utf8',
        timeout: SLOW,
        maxBuffer: 1e9,
        env: { ...process.env, NODE_ENV: 'test', NODE_DEBUG: 'esm', HOST: '192.0.2.1', DATABASE_URL, ...env },
      })
      expect(stderr).toContain('this machine has no such address')
      return ['@opentelemetry/sdk-trace', 'prom-client', '@sentry/core'].filter((part) =>
        stderr.includes(`/node_modules/${part}/`),
      )
    }
    expect(loaded({})).toEqual([])
    const all = { ...watched, METRICS_PORT: '0', SENTRY_DSN: 'http://key@127.0.0.1:9/1' }
    expect(loaded(all)).toHaveLength(3)
  },
)
