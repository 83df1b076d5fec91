import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { judgeFigures } from '@section/domain/operations/judge-figures.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { type Metrics, openMetrics } from './metrics/metrics.ts'
import { openOperatorsServer, type OperatorsPage } from './operators-server.ts'
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

/** The watching of a process. */
export interface ProcessWatch {
  /** The address of the operators' server; undefined without one. */
  url: string | undefined
  close(): Promise<void>
}

/** Opens what the configuration watches this process by. Errors: `ConfigError` for a port that cannot be had. */
export async function watchProcess(watched: Watched): Promise<ProcessWatch> {
  const { config, clock, database, app } = watched
  const { operators, telemetry, errorReporting } = config
  const closes: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const one of closes.toReversed()) await one()
  }
  if (errorReporting) {
    // Loaded here, as all that follows, because most servers do not need it.
    const { reportErrors } = await import('./error-reports/error-reporter.ts')
    const environment = config.production ? 'production' : 'development'
    const reporter = reportErrors({ ...errorReporting, environment, clock })
    closes.push(() => reporter.close())
  }
  const metrics = operators || telemetry?.metrics ? await openMetrics(app, database) : null
  closes.push(() => metrics?.close())
  if (telemetry) {
    const { openTelemetry } = await import('./telemetry/telemetry.ts')
    const registry = telemetry.metrics ? (metrics?.registry ?? null) : null
    const opened = openTelemetry({ telemetry, app, clock, registry })
    closes.push(() => opened.close())
  }
  if (!operators || !metrics) return { url: undefined, close }
  const recent = new RecentWork(app)
  closes.push(() => recent.close())
  const pages = operatorsPages(watched, recent, metrics)
  const server = await openOperatorsServer(operators, pages, app.log).catch(async (error: unknown) => {
    await close()
    throw error
  })
  closes.push(() => server.close())
  return { url: server.url, close }
}

function operatorsPages(
  { config, clock, database, work, role }: Watched,
  recent: RecentWork,
  { registry, addVerdicts }: Metrics,
): Record<string, OperatorsPage> {
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
  addVerdicts(status)
  return {
    '/': {
      type: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': STATUS_POLICY },
      body: async () => statusPage(await status()),
    },
    '/status.json': {
      type: 'application/json; charset=utf-8',
      body: async () => JSON.stringify(await status(), null, 2),
    },
    '/metrics': { type: registry.contentType, body: () => registry.metrics() },
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
