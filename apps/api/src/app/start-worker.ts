import type { FastifyInstance } from 'fastify'
import { CacheInvalidation } from '../server/cache-invalidation.ts'
import { systemClock } from '../server/clock.ts'
import { checkServing, type Config, ConfigError } from '../server/config.ts'
import { createApp } from '../server/http/create-app.ts'
import { JobQueue } from '../server/jobs/job-queue.ts'
import { runJobs } from '../server/jobs/job-worker.ts'
import { buildServices } from './build-services.ts'
import { jobs } from './features.ts'
import { openConfiguredDatabase } from './start-server.ts'

export interface RunningWorker {
  /** Never listens; it brings the log. */
  app: FastifyInstance
  /** Finishes running jobs, then closes the database. */
  close(): Promise<void>
}

/**
 * Runs background jobs in a process of their own, beside servers with `WORKER=false`. Errors: `ConfigError` without
 * DATABASE_URL, because the embedded database belongs to the process that serves.
 */
export async function startWorker(config: Config): Promise<RunningWorker> {
  if (!config.database.url)
    throw new ConfigError('worker needs DATABASE_URL: with the embedded database, the server runs the jobs.')
  checkServing({ ...config, works: true })
  const database = await openConfiguredDatabase(config)
  const app = await createApp(config)
  const cacheInvalidation = new CacheInvalidation(database)
  await cacheInvalidation.start()
  const jobQueue = await JobQueue.open(database, { jobs, works: true, log: app.log })
  const services = await buildServices({
    config,
    clock: systemClock,
    log: app.log,
    database,
    cacheInvalidation,
    jobs: jobQueue,
    flagServiceUrl: () => config.flags.url ?? null,
  })
  const closeJobs = await runJobs(jobQueue, jobs, services)
  return {
    app,
    async close() {
      await jobQueue.stop()
      await closeJobs()
      await cacheInvalidation.stop()
      await database.close()
    },
  }
}
