import closeWithGrace from 'close-with-grace'
import type { RunningServer } from './start-server.ts'

const DRAIN_MS = 10_000

/** Shuts the server down on Ctrl-C and SIGTERM: running requests finish, then the database is closed. */
export function closeOnSignals(server: RunningServer): void {
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) server.app.log.error({ err }, 'The server ends after an unexpected error')
    await server.close()
  })
}
