import { setTimeout as pause } from 'node:timers/promises'

/** The longest pause between two attempts, so that a server that was away is found again within about a second. */
const MAX_PAUSE_MS = 1000
const FIRST_PAUSE_MS = 50
/** The shortest pause, so that a random part near zero does not cause a busy loop. */
const MIN_PAUSE_MS = 10

/** One connection to a dependency that may go away. */
export interface Connection {
  /** Resolves when the connection has ended, for whatever reason. */
  lost: Promise<void>
  close(): Promise<void>
}

/**
 * Keeps one connection to a dependency that may go away, and returns how to close it. One attempt at a time: the next
 * begins when the last has failed, after a pause that doubles up to a second, of which each process waits a random part,
 * so that many do not come back together. `open` must give up by itself. Errors: those of the first attempt.
 */
export async function keepConnected(
  open: () => Promise<Connection>,
  onReturn: () => void,
): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let connection = await open()
  const keeping = (async () => {
    for (;;) {
      await connection.lost
      const next = await reopen(open, closing.signal)
      if (!next) return
      connection = next
      onReturn()
    }
  })()
  return async () => {
    closing.abort()
    await connection.close()
    await keeping
  }
}

async function reopen(
  open: () => Promise<Connection>,
  closing: AbortSignal,
): Promise<Connection | undefined> {
  for (let failures = 0; ; failures++) {
    const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    const milliseconds = Math.max(MIN_PAUSE_MS, Math.random() * longest)
    await pause(milliseconds, undefined, { signal: closing }).catch(() => {})
    if (closing.aborted) return undefined
    const connection = await open().catch(() => undefined)
    if (!connection) continue
    if (!closing.aborted) return connection
    await connection.close()
    return undefined
  }
}
