import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type Judgement, VERDICTS } from '@section/domain/operations/judge-figures.ts'
import type { Database, PoolFigures } from '@section/db/connection.ts'
import { type PoolWait, poolWaits } from '@section/db/postgres/database-channels.ts'
import { invalidations, jobRuns, mailOutcomes, endedOperations, refusals } from '../channels.ts'
import { watchDurations } from '../watch-durations.ts'
import { watchResponses } from '../watch-responses.ts'

/** In seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2]
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]

/** The metrics of one process. Labels hold names of ours (routes, operations, queues) and nothing of members. */
export interface Metrics {
  registry: Registry
  /** Adds the verdicts of the page for operators, which are read anew with each reading of the metrics. */
  addVerdicts: (read: () => Promise<Judgement>) => void
  close(): void
}

/**
 * Measures the process, what it serves and what it runs, from now on until it is closed; in the units of Prometheus. `app` must
 * not be listening yet.
 */
export async function openMetrics(app: FastifyInstance, database: Database): Promise<Metrics> {
  // Loaded here, because most servers are not measured.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Their names end as those of counters do, which they are not; the same numbers come by kind under other names.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`)

  const requests = new Histogram({
    name: 'section_http_request_duration_seconds',
    help: 'Requests by the template of their route, until the last byte is handed on.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const operationTimes = new Histogram({
    name: 'section_graphql_operation_duration_seconds',
    help: 'GraphQL operations by the name of their trusted document.',
    labelNames: ['operation', 'outcome'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const jobTimes = new Histogram({
    name: 'section_job_duration_seconds',
    help: 'Runs of background jobs by queue; outcomes are done, retried and given-up.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const waits = new Histogram({
    name: 'section_database_pool_wait_seconds',
    help: 'Waits for a database connection by pool.',
    labelNames: ['pool'],
    buckets: WAIT_BUCKETS,
    registers,
  })
  const sentMails = new Counter({
    name: 'section_mails_total',
    help: 'Attempts to send a mail, and mails that were given up.',
    labelNames: ['outcome'],
    registers,
  })
  const stale = new Counter({
    name: 'section_cache_invalidations_total',
    help: 'Announcements that cached data became stale, by topic, also of other servers.',
    labelNames: ['topic'],
    registers,
  })
  const refused = new Counter({
    name: 'section_rate_limit_refusals_total',
    help: 'Attempts that a rate limit refused.',
    labelNames: ['limit'],
    registers,
  })
  const figures: [name: string, help: string, read: (figures: PoolFigures) => number][] = [
    ['limit', 'The most connections that a pool opens.', ({ limit }) => limit],
    ['open', 'Open connections.', ({ open }) => open],
    ['idle', 'Open connections that nobody uses.', ({ idle }) => idle],
    ['waiting', 'Waits for a connection at this moment.', ({ waiting }) => waiting],
  ]
  for (const [name, help, read] of figures)
    registry.registerMetric(
      new Gauge({
        name: `section_database_pool_${name}`,
        help,
        labelNames: ['pool'],
        registers: [],
        collect() {
          for (const pool of database.pools()) this.set({ pool: pool.pool }, read(pool))
        },
      }),
    )

  const onWait = (wait: unknown) => {
    // Only the pools publish on this channel.
    const { pool, milliseconds } = wait as PoolWait
    waits.observe({ pool }, milliseconds / 1000)
  }
  poolWaits.subscribe(onWait)
  watchResponses(app, ({ method, route, status, seconds }) =>
    requests.observe({ method, route, status }, seconds),
  )
  const stops = [
    () => poolWaits.unsubscribe(onWait),
    endedOperations.hear(({ name, outcome = 'failed', since }) =>
      operationTimes.observe({ operation: name, outcome }, (performance.now() - since) / 1000),
    ),
    watchDurations(jobRuns, ({ queue, outcome = 'retried' }, seconds) =>
      jobTimes.observe({ queue, outcome }, seconds),
    ),
    mailOutcomes.hear((mail) => sentMails.inc(mail)),
    invalidations.hear((invalidation) => stale.inc(invalidation)),
    refusals.hear((refusal) => refused.inc(refusal)),
  ]
  return {
    registry,
    addVerdicts(read) {
      const verdicts = new Gauge({
        name: 'section_figure_verdict',
        help: 'The figures of the page for operators: 0 is well, 1 asks somebody to look, 2 to act.',
        labelNames: ['figure'],
        registers,
        async collect() {
          for (const { name, verdict } of (await read()).figures)
            verdicts.set({ figure: name }, VERDICTS.indexOf(verdict))
        },
      })
    },
    close() {
      for (const stop of stops) stop()
      registry.clear()
    },
  }
}
