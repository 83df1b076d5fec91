import type { FastifyInstance } from 'fastify'
import type { Job } from '../server/feature.ts'
import type { Services } from '../server/services.ts'

/** Runs every job at its interval until the app closes. */
export function runJobs(app: FastifyInstance, services: Services, jobs: readonly Job[]): void {
  const timers = jobs.map(({ everyMs, run, failure }) =>
    setInterval(() => {
      run(services, services.clock()).catch((err: unknown) => services.log.warn({ err }, failure))
    }, everyMs).unref(),
  )
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer)
  })
}
