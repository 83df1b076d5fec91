import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../apps/api/src/testing/free-port.ts'
import { insertMember } from '../../../apps/api/src/testing/insert-member.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { startBalancer } from '../../races/fleet/balancer.ts'
import { type BenchSchool, waitUntilReady } from '../bench-school.ts'
import { processorMilliseconds } from '../load/processor-time.ts'
import { median, type Row } from '../table.ts'
import { load } from '../wrk.ts'

const PROCESSES = [1, 2, 3]
const ROUNDS = 3
const SECONDS = 10
const WARM_UP_SECONDS = 3
const CONNECTIONS = 32
const MEMBERS = 50
const COMMAND = 'npm run bench -- scaling'

/** What a request costs, in milliseconds of a processor, by who works. */
interface Cost {
  servers: number
  proxy: number
  postgres: number
}

interface Measured extends Cost {
  rate: number
  p99: number
}

/**
 * Measures the data of the courses page through HAProxy before one, two and three servers on this machine, and who has used
 * the processor then. docs/decisions/growth.md
 */
export async function measureScaling(school: BenchSchool, postgres: PostgresCluster): Promise<Row[]> {
  const ports = await Promise.all(PROCESSES.map(() => freePort()))
  const servers = ports.map((port) => startServer(school, port))
  try {
    await Promise.all(servers.map(waitUntilReady))
    const script = await requests(school)
    const found = new Map<number, Measured[]>(PROCESSES.map((count) => [count, []]))
    // The numbers of processes take turns, so that another load of the machine meets all of them.
    for (let round = 0; round < ROUNDS; round++)
      for (const count of PROCESSES) {
        const used = { ports: ports.slice(0, count), servers: servers.slice(0, count) }
        found.get(count)?.push(await measure(used, postgres, script))
      }
    const [one, ...more] = PROCESSES.map((count) => summary(count, found.get(count) ?? []))
    return [one, ...more].flatMap((each) => (each ? [rowOf(each, one?.rate ?? 0)] : []))
  } finally {
    for (const server of servers) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
}

/** Starts a server like that of the school, which accepts the same tokens. */
function startServer({ databaseUrl, url }: BenchSchool, port: number): ChildProcess {
  const own = { PORT: String(port), PUBLIC_URL: url, DATABASE_URL: databaseUrl, WORKER: 'false' }
  return spawn(process.execPath, ['dist/server.js'], {
    env: { ...process.env, ...own, LOG_LEVEL: 'error', RATE_LIMITS: 'false', TRUST_PROXY_HOPS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Returns the script of requests for the data of the courses page by members in turn. */
async function requests({ database, tokens, documentId }: BenchSchool): Promise<string> {
  const ids = await Promise.all(Array.from({ length: MEMBERS }, () => insertMember(database.db)))
  const list = (await tokens(ids)).map((token) => `'${token}'`).join(',')
  return `
local tokens = {${list}}
local n = 0
wrk.method = 'POST'
wrk.headers['content-type'] = 'application/json'
wrk.headers['accept-encoding'] = 'br'
wrk.body = '{"documentId":"${documentId('CoursesDashboard')}"}'
function request()
  n = n + 1
  wrk.headers['authorization'] = 'Bearer ' .. tokens[n % #tokens + 1]
  return wrk.format(nil, '/graphql')
end`
}

async function measure(
  { ports, servers }: { ports: readonly number[]; servers: readonly ChildProcess[] },
  postgres: PostgresCluster,
  script: string,
): Promise<Measured> {
  const balancer = await startBalancer(ports)
  try {
    await balancer.serves(ports)
    const options = { url: balancer.url, script, connections: CONNECTIONS, readsBodies: false }
    await load({ ...options, seconds: WARM_UP_SECONDS })
    const pids = servers.map(({ pid = 0 }) => pid)
    const use = async () => ({
      servers: await timesOf(pids),
      proxy: await timesOf([balancer.pid]),
      postgres: await timesOf(processesOf(postgres)),
    })
    const before = await use()
    const { requests: answered, rate, p99, errors } = await load({ ...options, seconds: SECONDS })
    if (errors > 0) throw new Error(`${errors} of ${answered} requests failed.`)
    const after = await use()
    const cost = (part: keyof Cost) => spent(before[part], after[part]) / answered
    return { rate, p99, servers: cost('servers'), proxy: cost('proxy'), postgres: cost('postgres') }
  } finally {
    await balancer.stop()
  }
}

/** Returns the time in milliseconds that processes have had on a processor, by their ids. */
const timesOf = async (pids: readonly number[]) =>
  new Map(await Promise.all(pids.map(async (pid) => [pid, await processorMilliseconds(pid)] as const)))

/** Returns the time that the processes of `after` have had since `before`; some may have begun meanwhile, or ended. */
const spent = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((total, [pid, time]) => total + time - (before.get(pid) ?? 0), 0)

/** Returns the ids of PostgreSQL's processes. */
function processesOf({ folder }: PostgresCluster): number[] {
  const first = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  return readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function summary(count: number, found: readonly Measured[]) {
  const of = (key: keyof Measured) => median(found.map((each) => each[key]))
  return {
    count,
    rate: of('rate'),
    p99: of('p99'),
    cost: { servers: of('servers'), proxy: of('proxy'), postgres: of('postgres') },
  }
}

function rowOf({ count, rate, p99, cost }: ReturnType<typeof summary>, one: number): Row {
  const total = cost.servers + cost.proxy + cost.postgres
  const busy = (rate * total) / 1000
  const parts = Object.entries(cost).map(([who, ms]) => `${who} ${ms.toFixed(2)}`)
  return {
    what: `CoursesDashboard of the demo through HAProxy, servers: ${count}`,
    ours: `${rate.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`,
    baseline: `ms of a processor a request: ${parts.join(', ')}`,
    ratio: (rate / one).toFixed(2),
    bound: `none: ${busy.toFixed(1)} of ${availableParallelism()} processors are busy, beside the load's own`,
    holds: true,
    command: COMMAND,
  }
}
