import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { judgeFigures } from '@section/domain/operations/judge-figures.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openOperatorsServer } from './operators-server.ts'
import { measureStatus, type WatchedWork } from './status/measure-status.ts'
import { RecentWork } from './status/recent-work.ts'
import { type Status, STATUS_POLICY, statusPage } from './status/status-page.ts'
import { measureCertificate } from './status/tls-certificate.ts'

/** However often the page is asked for, the database is asked this often. */
const STATUS_MS = 5000

interface Watched {
  config: Config
  clock: Clock
  database: Database
  /** Must not be listening yet. */
  app: FastifyInstance
  work: WatchedWork
  /** What the process does, for the page. */
  role: 'a server' | 'a worker'
}

/** The watching of a process, which a configuration without METRICS_PORT and collector does not have. */
export interface ProcessWatch {
  /** The address of the operators' server; undefined without one. */
  url: string | undefined
  close(): Promise<void>
}

/** Opens what the configuration watches this process by. Errors: `ConfigError` for a port that cannot be had. */
export async function watchProcess({
  config,
  clock,
  database,
  app,
  work,
  role,
}: Watched): Promise<ProcessWatch> {
  if (!config.operators) return { url: undefined, close: async () => {} }
  const metrics = await openMetrics(app, database)
  const recent = new RecentWork(app)
  const certificate = keptFor(HOUR_MS, clock, (now) => measureCertificate(config.http.publicUrl, now))
  const status = keptFor(STATUS_MS, clock, async (now): Promise<Status> => {
    const measured = await measureStatus({ config, database, recent, work, certificate }, now)
    const at = new Date(now).toISOString()
    return {
      brandName: config.brand.name,
      process: `${role}, process ${process.pid}`,
      at,
      ...judgeFigures(measured),
    }
  })
  const close = () => {
    recent.close()
    metrics.close()
  }
  const server = await openOperatorsServer(
    config.operators,
    {
      '/': {
        type: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': STATUS_POLICY },
        body: async () => statusPage(await status()),
      },
      '/status.json': {
        type: 'application/json; charset=utf-8',
        body: async () => JSON.stringify(await status(), null, 2),
      },
      '/metrics': { type: metrics.registry.contentType, body: () => metrics.registry.metrics() },
    },
    app.log,
  ).catch((error: unknown) => {
    close()
    throw error
  })
  return {
    url: server.url,
    async close() {
      await server.close()
      close()
    },
  }
}

/** Returns a reading that is made at most once in so many ms, also by simultaneous calls; a failed one is made again. */
function keptFor<T>(milliseconds: number, clock: Clock, read: (now: number) => Promise<T>): () => Promise<T> {
  let kept: { at: number; result: Promise<T> } | undefined
  return () => {
    const now = clock()
    if (kept && now - kept.at < milliseconds && now >= kept.at) return kept.result
    const result = read(now)
    kept = { at: now, result }
    result.catch(() => (kept = undefined))
    return result
  }
}
