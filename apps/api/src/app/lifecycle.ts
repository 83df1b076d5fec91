import closeWithGrace from 'close-with-grace'
import type { RunningWorker } from './start-worker.ts'

const DRAIN_MS = 10_000

/** Shuts a server or worker down on Ctrl-C and SIGTERM: running requests and jobs finish, then the database is closed. */
export function closeOnSignals(process: RunningWorker): void {
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) process.app.log.error({ err }, 'The process ends after an unexpected error')
    await process.close()
  })
}
