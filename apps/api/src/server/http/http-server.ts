import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait for those before them; browsers and proxies never send ahead. */
const MOST_WAITING = 20
/** How long an answer may wait for its reader without at least `LEAST_BYTES` of progress. */
const READER_MS = 30_000
/** What even a very slow line takes in that time: about a kilobyte a second. */
const LEAST_BYTES = 32 * 1024
const SWEEP_MS = 1_000

/** A connection with a request under way. */
interface Connection {
  /** Starts what waits, in the order in which it came. */
  readonly waiting: (() => void)[]
  /** Bytes that had left the server when the reader last made progress. */
  delivered: number
  /** When that was, in milliseconds. */
  since: number
}

/**
 * Node's server with limits on clients that send slowly, ask for more than they read, or do not read at all. The
 * requests of a connection are handled one after the other: each that is sent ahead would otherwise hold a file and
 * memory for as long as nobody reads. Threat T-F3, gates G16f and G16h.
 */
export function createHttpServer(handle: RequestListener): Server {
  const busy = new Map<Socket, Connection>()
  const server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: 12_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      const { socket } = request
      // Node goes on with what it has read of a connection that was closed for sending too much.
      if (socket.destroyed) return
      const start = () => {
        response.once('close', finish)
        handle(request, response)
      }
      const finish = () => {
        const next = socket.destroyed ? undefined : busy.get(socket)?.waiting.shift()
        if (next) next()
        else busy.delete(socket)
      }
      const connection = busy.get(socket)
      if (!connection) {
        busy.set(socket, { waiting: [], delivered: 0, since: performance.now() })
        start()
      } else if (connection.waiting.length < MOST_WAITING) connection.waiting.push(start)
      else socket.destroy()
    },
  )
  // Also counts while nothing at all moves on a connection, in either direction.
  server.setTimeout(READER_MS)
  const sweep = setInterval(() => {
    for (const [socket, connection] of busy) if (hasLostItsReader(socket, connection)) socket.destroy()
  }, SWEEP_MS)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
  return server
}

/** Whether an answer waits in vain. An answer that the server has not made yet waits for nobody. */
function hasLostItsReader(socket: Socket, connection: Connection): boolean {
  const delivered = socket.bytesWritten - socket.writableLength
  if (socket.writableLength === 0 || delivered - connection.delivered >= LEAST_BYTES) {
    connection.delivered = delivered
    connection.since = performance.now()
  }
  return performance.now() - connection.since >= READER_MS
}
