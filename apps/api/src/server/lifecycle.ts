import closeWithGrace from 'close-with-grace'
import { loggedError } from './logged-error.ts'
import type { RunningServer } from './start-server.ts'

const DRAIN_MS = 10_000

/** Ends cleanly on Ctrl-C and SIGTERM: no new requests, those under way finish, then the database is let go. */
export function closeOnSignals(server: RunningServer): void {
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) server.app.log.error({ err }, 'The server ends after an unexpected error')
    await server.close()
  })
  process.off('uncaughtException', endWithoutValues)
}

/**
 * Until `closeOnSignals` takes over, and in commands, an error that nobody has caught ends the process as in Node
 * itself, which would write it with all of its fields: a failed query has its values in them. Threat T-F10, gate G22.
 */
export function endOnUnexpectedErrors(): void {
  process.on('uncaughtException', endWithoutValues)
}

function endWithoutValues(error: unknown): void {
  console.error(loggedError(error))
  process.exit(1)
}
