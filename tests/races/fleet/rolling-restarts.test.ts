import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@section/api/testing/free-port.ts'
import { openDatabase } from '@section/db/connection.ts'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { Viewers } from '../outages/viewers.ts'
import { type SchoolProcess, startProcess } from '../processes/school-process.ts'
import { type Balancer, startBalancer } from './balancer.ts'

// Three servers and a worker are replaced one after the other while members watch. docs/decisions/stopping.md

const ISSUER = 'http://localhost:1'
const SERVERS = 3
const ROUNDS = 10
const REQUESTS_PER_SECOND = 200
/** The delay of production, in which the proxy notices that a server stops. */
const STOP_DELAY_MS = '5000'

describe.runIf(process.env['NIGHTLY'])('Three servers behind HAProxy', () => {
  let postgres: PostgresCluster
  let balancer: Balancer
  let viewers: Viewers
  let servers: SchoolProcess[] = []
  let worker: SchoolProcess | undefined
  const env = () => ({ DATABASE_URL: postgres.url, PUBLIC_URL: ISSUER, STOP_DELAY_MS })
  const serve = (port: number) =>
    startProcess('serve', { ...env(), WORKER: 'false', PORT: String(port), TRUST_PROXY_HOPS: '1' })

  beforeAll(async () => {
    postgres = await startPostgres()
    const database = await openDatabase({ url: postgres.url, poolSize: 1 })
    await database.migrate()
    viewers = await Viewers.seat(database, ISSUER)
    await database.close()
    const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()))
    servers = await Promise.all(ports.map(serve))
    worker = await startProcess('worker', env())
    balancer = await startBalancer(ports)
    await balancer.serves(ports)
  }, 180_000)
  afterAll(async () => {
    await balancer?.stop()
    await Promise.all([...servers, ...(worker ? [worker] : [])].map((one) => one.end()))
    postgres?.stop()
  })

  test('Ten rolling restarts at 200 requests a second reset no connection, fail no request and lose no write', async () => {
    const failed: string[] = []
    let asked = 0
    const rest = new AbortController()
    const rush = (async () => {
      const open = new Set<Promise<void>>()
      const start = performance.now()
      for (; !rest.signal.aborted; asked++) {
        const request =
          asked % 2 === 0 ? viewers.save(balancer.url, asked) : viewers.read(balancer.url, asked)
        const done = request
          .then(
            (worked) => void (worked || failed.push('refused')),
            (error: unknown) => void failed.push(reasonOf(error)),
          )
          .finally(() => open.delete(done))
        open.add(done)
        const due = start + ((asked + 1) * 1000) / REQUESTS_PER_SECOND
        if (due > performance.now()) await wait(due - performance.now())
      }
      await Promise.all(open)
      return (asked * 1000) / (performance.now() - start)
    })()
    const codes: (number | null)[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, server] of servers.entries()) {
        codes.push(await server.end())
        servers[index] = await serve(server.port)
        await balancer.serves([server.port])
      }
      codes.push((await worker?.end()) ?? null)
      worker = await startProcess('worker', env())
    }
    rest.abort()
    const rate = await rush
    expect({ failed, codes: [...new Set(codes)] }).toEqual({ failed: [], codes: [0] })
    expect(rate).toBeGreaterThan(0.9 * REQUESTS_PER_SECOND)
    const database = await openDatabase({ url: postgres.url, poolSize: 1 })
    expect(await viewers.lostWrites(database)).toBe(0)
    await database.close()
    // The figures are printed, because the issue of a release reads them.
    process.stdout.write(
      `${asked} requests at ${rate.toFixed(0)} a second, ${codes.length} restarts, ${failed.length} failed.\n`,
    )
  }, 1_800_000)
})

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
    : String(error)
