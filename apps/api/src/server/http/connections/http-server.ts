import { type RequestListener, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { PacedConnection } from './paced-connection.ts'
import { EventLoopTurns } from './event-loop-turns.ts'

/** How many requests of one connection may wait for those before them. Browsers and proxies never send requests ahead. */
const MAX_WAITING = 20
/** Most requests of a connection that one turn of the event loop parses: the running one, those that may wait, and the one that closes the connection. */
const MOST_IN_A_TURN = MAX_WAITING + 2
/** How long an answer may wait for its reader without at least `LEAST_BYTES` of progress. */
const READER_MS = 30_000
/** Bytes that even a very slow line takes within `READER_MS`, which is about a kilobyte a second. */
const LEAST_BYTES = 32 * 1024
const SWEEP_MS = 1_000

/** The requests of one connection. */
interface Requests {
  /** Start the waiting requests, in the order in which they came. */
  readonly waiting: (() => void)[]
  /** Bytes that had left the server when the reader last made progress. */
  delivered: number
  /** For how many milliseconds, in whole sweeps, an answer has waited for its reader since. */
  waited: number
}

/**
 * Node's server with limits on clients that send slowly, ask for more than they read, or do not read at all. The
 * requests of a connection are handled one after the other, as each that is sent ahead would otherwise hold memory for as
 * long as nobody reads; too many close the connection, and so does an answer that nobody reads. This happens before
 * Fastify, so that a flood of requests that are not answered costs as little as possible. Threat T-F3, gates G16f and
 * G16h; docs/decisions/connections.md.
 */
export function createHttpServer(handle: RequestListener): Server {
  const busy = new Map<Duplex, Requests>()
  const turns = new EventLoopTurns()
  const server = new PacedServer(turns, (request, response) => {
    const { socket } = request
    // Node still hands over the requests that it had read from a connection that was closed for sending too much.
    if (socket.destroyed) return
    const start = () => {
      if (socket.destroyed) return void busy.delete(socket)
      response.once('close', finish)
      handle(request, response)
    }
    const finish = () => {
      const next = socket.destroyed ? undefined : busy.get(socket)?.waiting.shift()
      if (next) return turns.add(next)
      busy.delete(socket)
      // A client that kept its connection open would delay a server that shuts down.
      if (!server.listening) socket.destroySoon()
    }
    const requests = busy.get(socket)
    if (!requests) {
      busy.set(socket, { waiting: [], delivered: 0, waited: 0 })
      start()
    } else if (requests.waiting.length < MAX_WAITING) requests.waiting.push(start)
    else socket.destroy()
  })
  // This timeout covers connections on which nothing moves in either direction.
  server.setTimeout(READER_MS)
  server.once('listening', () => {
    const sweep = setInterval(() => {
      for (const [connection, requests] of busy)
        if (connection instanceof PacedConnection && hasLostItsReader(connection, requests))
          connection.destroy()
    }, SWEEP_MS)
    server.once('close', () => clearInterval(sweep))
  })
  return server
}

/** A server that reads its connections in pieces. Node's servers accept any stream that is emitted as a connection. */
class PacedServer extends Server {
  readonly #turns: EventLoopTurns

  constructor(turns: EventLoopTurns, listener: RequestListener) {
    super(
      {
        headersTimeout: 8_000,
        requestTimeout: 12_000,
        keepAliveTimeout: 5_000,
        connectionsCheckingInterval: 1_000,
      },
      listener,
    )
    this.#turns = turns
  }

  override emit(event: string, ...values: unknown[]): boolean {
    const [socket] = values
    return event === 'connection' && socket instanceof Socket
      ? super.emit(event, new PacedConnection(socket, this.#turns, MOST_IN_A_TURN))
      : super.emit(event, ...values)
  }
}

/** Returns whether an answer has waited too long for its reader. It is asked once in a sweep, which it counts. */
function hasLostItsReader(connection: PacedConnection, requests: Requests): boolean {
  const delivered = connection.bytesDelivered
  if (!connection.waitsForReader || delivered - requests.delivered >= LEAST_BYTES) {
    requests.delivered = delivered
    requests.waited = 0
  } else requests.waited += SWEEP_MS
  return requests.waited >= READER_MS
}
