import closeWithGrace from 'close-with-grace'
import type { RunningServer } from './start-server.ts'

const DRAIN_MS = 10_000

/** Ends cleanly on Ctrl-C and SIGTERM: no new requests, those under way finish, then the database is let go. */
export function closeOnSignals(server: RunningServer): void {
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) server.app.log.error({ err }, 'The server ends after an unexpected error')
    await server.close()
  })
}
