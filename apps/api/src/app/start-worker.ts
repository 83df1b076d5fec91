import type { FastifyInstance } from 'fastify'
import { monotonicClock, systemClock } from '../server/clock.ts'
import { checkServing, type Config } from '../server/config/config.ts'
import { ConfigError } from '../server/config/config-error.ts'
import { createApp } from '../server/http/create-app.ts'
import { runJobs } from '../server/jobs/job-worker.ts'
import { watchProcess } from '../server/observability/watch-process.ts'
import { buildServices } from './build-services.ts'
import { jobs } from './features.ts'
import { openSchoolDatabase } from './start-server.ts'
import { WATCHED_WORK } from './watched-work.ts'

export interface RunningWorker {
  /** Carries the log; it never listens. */
  app: FastifyInstance
  /** Finishes running jobs, then closes the database. */
  close(): Promise<void>
}

/**
 * Runs background jobs in a process of their own, beside servers with `WORKER=false`. Errors: `ConfigError` without
 * DATABASE_URL, because the embedded database belongs to the process that serves, and on the database of a demo.
 */
export async function startWorker(serverConfig: Config): Promise<RunningWorker> {
  const config = { ...serverConfig, works: true }
  if (!config.database.url)
    throw new ConfigError('worker needs DATABASE_URL: with the embedded database, the server runs the jobs.')
  checkServing(config)
  const database = await openSchoolDatabase(config)
  const app = await createApp(config)
  const clock = systemClock
  const watch = await watchProcess({ config, clock, database, app, work: WATCHED_WORK, role: 'a worker' })
  const services = await buildServices({
    config,
    clock,
    monotonic: monotonicClock,
    log: app.log,
    database,
    flagServiceUrl: () => config.flags.url ?? null,
  })
  const closeJobs = await runJobs(jobs, services)
  return {
    app,
    async close() {
      await services.jobs.stop()
      await closeJobs()
      await services.cacheInvalidation.stop()
      await watch.close()
      await database.close()
    },
  }
}
