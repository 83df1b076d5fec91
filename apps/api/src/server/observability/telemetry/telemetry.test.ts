import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { attributesOf, type FakeCollector, startCollector } from './collector.fixture.ts'

// What a collector gets, and what one costs that is down or hangs. docs/decisions/observability.md

const SLOW = 30_000
let server: TestServer
let isOpen = false
afterEach(() => close())

async function close(): Promise<void> {
  if (isOpen) await server.close()
  isOpen = false
}

async function startTraced(endpoint: string, more: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ...more,
    },
  })
  isOpen = true
}

async function collector(hangs = false): Promise<FakeCollector> {
  const opened = await startCollector({ hangs })
  onTestFinished(() => opened.close())
  return opened
}

test('Of a sampled share of 0 nothing is traced, and nothing is sent', { timeout: SLOW }, async () => {
  const opened = await collector()
  await startTraced(opened.url, { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
  for (let n = 0; n < 20; n++) await fetch(`${server.url}/healthz`)
  await close()
  expect(opened.requests).toBe(0)
})

test('Metrics reach the collector with the numbers of Prometheus', { timeout: SLOW }, async () => {
  const { url, metrics } = await collector()
  await startTraced(url, {
    OTEL_TRACES_EXPORTER: 'none',
    OTEL_METRICS_EXPORTER: 'otlp',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
  })
  for (let n = 0; n < 3; n++) await fetch(`${server.url}/healthz`)
  const ofHealth = () =>
    metrics
      .findLast(({ name }) => name === 'section_http_request_duration_seconds')
      ?.histogram?.dataPoints.find((point) => attributesOf(point)['route'] === '/healthz')
  await vi.waitFor(() => expect(Number(ofHealth()?.count)).toBe(3), 5000)
  const point = ofHealth()
  expect(point?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(point?.bucketCounts).toHaveLength((point?.explicitBounds.length ?? 0) + 1)
  const processor = metrics.find(({ name }) => name === 'process_cpu_seconds_total')
  expect(processor?.sum?.dataPoints[0]?.asDouble).toBeGreaterThan(0)
})

test('A collector that is down costs requests nothing, and the log says so', { timeout: SLOW }, async () => {
  await startTraced(`http://127.0.0.1:${await freePort()}`)
  const warn = vi.spyOn(server.app.log, 'warn')
  const response = await fetch(`${server.url}/healthz`)
  expect(response.status).toBe(200)
  const before = performance.now()
  await close()
  expect(performance.now() - before).toBeLessThan(5000)
  warn.mockRestore()
})

test(
  'A collector that hangs costs requests no time and at most 50 MB, and the server still ends',
  { timeout: 120_000 },
  async () => {
    const opened = await collector(true)
    await startTraced(opened.url, { OTEL_TRACES_SAMPLER: 'always_on' })
    const load = async (requests: number) => {
      for (let n = 0; n < requests; n += 50)
        await Promise.all(
          Array.from({ length: 50 }, async () => (await fetch(`${server.url}/healthz`)).text()),
        )
    }
    await load(200)
    const before = await usedHeap()
    const slowest = timed(() => load(process.env['NIGHTLY'] ? 30_000 : 3000))
    // Past the first export, which never ends.
    await slowest
    await vi.waitFor(() => expect(opened.requests).toBeGreaterThan(0), 10_000)
    expect((await usedHeap()) - before).toBeLessThan(50e6)
    expect(await timed(() => load(50))).toBeLessThan(1000)
    const closing = await timed(() => close())
    expect(closing).toBeLessThan(5000)
  },
)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Returns the bytes that are still in use after garbage collection. */
async function usedHeap(): Promise<number> {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await wait(50)
  collect()
  return process.memoryUsage().heapUsed
}
