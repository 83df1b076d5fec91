import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

const DRAIN_MS = 10_000

interface Running {
  app: FastifyInstance
  /** Finishes what runs, then closes the database. */
  close(): Promise<void>
}

/**
 * Shuts a server or worker down on Ctrl-C and SIGTERM: `leave` takes at most `leaveMs`, then running requests and jobs
 * finish within 10 s, and the database is closed. A second signal ends the process at once. docs/decisions/stopping.md
 */
export function closeOnSignals(
  running: Running,
  { leave, leaveMs }: { leave?: () => Promise<void>; leaveMs: number } = { leaveMs: 0 },
): void {
  closeWithGrace({ delay: leaveMs + DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) running.app.log.error({ err }, 'The process ends after an unexpected error')
    // A process that has failed serves nobody any longer.
    else await leave?.()
    await running.close()
  })
}
