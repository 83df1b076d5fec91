import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import {
  type FakeCollector,
  startCollector,
} from '@section/api/server/observability/telemetry/collector.fixture.ts'
import { freePort } from '@section/api/testing/free-port.ts'
import { type BenchSchool, waitUntilReady } from '../bench-school.ts'
import { post } from '../load/post.ts'
import { processorMilliseconds } from '../load/processor-time.ts'
import { quantile, type Row } from '../table.ts'

const COMMAND = 'npm run bench -- observed'
const STARTS = 6
const ROUNDS = 5
const REQUESTS = 500
const WARM_UP = 2000
const AT_ONCE = 8
/** The fastest measurements of a kind are taken for its cost, because the others are those of slow processes and of a busy machine. */
const FASTEST = 0.1
/** The processor time of a request to a watched server, as a share of that to one that nobody watches. */
const MOST = 1.1

/** The kinds of servers. The first two are equal: how much they differ tells how much the measurement errs. */
const KINDS = [
  { what: 'nobody watches', bound: Infinity, metrics: false, sampled: 0 },
  { what: 'nobody watches, again', bound: Infinity, metrics: false, sampled: 0 },
  { what: 'metrics', bound: MOST, metrics: true, sampled: 0 },
  { what: 'metrics, and traces of 1 %', bound: MOST, metrics: true, sampled: 0.01 },
  { what: 'metrics, and traces of 100 %', bound: Infinity, metrics: true, sampled: 1 },
]

interface Observed {
  child: ChildProcess
  url: string
}

/**
 * Measures the processor time of a GraphQL request with and without what watches a server, by turns in one run. Now and
 * then a process takes half as much again for as long as it lives, watched or not, so each kind is started several times,
 * and the fastest tenth of its measurements is compared.
 */
export async function measureObserved(school: BenchSchool): Promise<Row[]> {
  const collector = await startCollector()
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const operations = await operationsOf(school)
  const costs = operations.map(() => KINDS.map((): number[] => []))
  try {
    for (let start = 0; start < STARTS; start++) {
      const servers = await startServers(school, collector)
      for (const [which, { operation, token }] of operations.entries()) {
        const cost = (server: Observed, requests: number) =>
          costOf(server, requests, () =>
            post({ url: server.url, token, agent, operation, encoding: 'identity' }),
          )
        for (const server of shuffled(servers)) await cost(server, WARM_UP)
        for (let round = 0; round < ROUNDS; round++)
          for (const [kind, server] of shuffled([...servers.entries()]))
            costs[which]?.[kind]?.push(await cost(server, REQUESTS))
      }
      for (const { child } of servers) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
    }
  } finally {
    agent.destroy()
    await collector.close()
  }
  return operations.flatMap(({ name }, which) => rowsOf(name, costs[which] ?? []))
}

async function operationsOf(school: BenchSchool) {
  const found = await school.database.db.execute<{ user_id: string }>(
    "select user_id from members where email = 'member@demo.school'",
  )
  const userId = found.rows[0]?.user_id ?? ''
  const [token = ''] = await school.tokens([userId])
  return [
    { name: 'Viewer', token, operation: { documentId: school.documentId('Viewer'), variables: { userId } } },
    { name: 'a read of a statement', token, operation: { query: '{ listCourseBookmarks { __typename } }' } },
  ]
}

/** No server always comes after the same one, whose garbage it would pay for. */
const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

async function startServers(school: BenchSchool, { url: endpoint }: FakeCollector): Promise<Observed[]> {
  const started: Observed[] = []
  for (const [kind, { metrics, sampled }] of shuffled([...KINDS.entries()])) {
    const port = String(await freePort())
    const telemetry = {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: String(sampled),
    }
    const child = spawn(process.execPath, ['dist/server.js'], {
      env: {
        ...process.env,
        PORT: port,
        // The tokens are those of the school's first server.
        PUBLIC_URL: school.url,
        DATABASE_URL: school.databaseUrl,
        WORKER: 'false',
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'false',
        ...(metrics ? { METRICS_PORT: String(await freePort()) } : {}),
        ...(sampled > 0 ? telemetry : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await waitUntilReady(child)
    started[kind] = { child, url: `http://localhost:${port}` }
  }
  return started
}

/** Returns the processor time of a request in microseconds. Errors: one was not answered with data. */
async function costOf(
  { child }: Observed,
  requests: number,
  send: () => ReturnType<typeof post>,
): Promise<number> {
  const before = await processorMilliseconds(child.pid ?? 0)
  let left = requests
  const sender = async () => {
    while (left-- > 0) {
      const { status, body } = await send()
      if (status !== 200 || body.includes('"errors"')) throw new Error(body.toString())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return (((await processorMilliseconds(child.pid ?? 0)) - before) / requests) * 1000
}

function rowsOf(name: string, costs: number[][]): Row[] {
  const [one = [], other = []] = costs
  const base = quantile([...one, ...other], FASTEST)
  return KINDS.map(({ what, bound }, kind) => {
    const own = quantile(costs[kind] ?? [], FASTEST)
    const ratio = own / base
    return {
      what: `${name}: ${what}`,
      ours: `${own.toFixed(0)} µs of a processor`,
      baseline: `${base.toFixed(0)} µs where nobody watches`,
      ratio: ratio.toFixed(3),
      bound: bound === Infinity ? 'none' : `at most ${bound}`,
      holds: ratio <= bound,
      command: COMMAND,
    }
  })
}
