import { type IncomingMessage, type RequestListener, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { PacedConnection } from './paced-connection.ts'
import { EventLoopTurns } from './event-loop-turns.ts'

/** The maximum of pipelined requests that wait on one connection. Browsers and proxies do not pipeline. */
const MAX_WAITING = 20
/** The maximum of requests of a connection parsed in one turn of the event loop: the running one, the waiting ones, and the one that closes the connection. */
const MAX_PER_TURN = MAX_WAITING + 2
/** The time after which a response without `MIN_PROGRESS_BYTES` of progress counts as stalled. */
const STALL_TIMEOUT_MS = 30_000
/** The progress of even a very slow line within `STALL_TIMEOUT_MS`, about one kilobyte a second. */
const MIN_PROGRESS_BYTES = 32 * 1024
const SWEEP_MS = 1_000
/** The time without `MIN_PROGRESS_BYTES` after which a response counts as one that its client reads slowly. */
const SLOW_AFTER_MS = 5_000
/** The maximum of responses that the clients of one network read slowly, e.g. a whole company behind a full line. */
const MAX_SLOW_READERS = 300

/** The requests of one connection. */
interface Requests {
  /** The network of the client that opened the connection, or of whom a proxy of ours forwards. */
  readonly network: string
  /** Functions that start the waiting requests, in order of arrival. */
  readonly waiting: (() => void)[]
  /** The bytes delivered when the client last made progress. */
  delivered: number
  /** The time, in whole sweeps, that a response has waited for the client since. */
  stalledMs: number
}

/**
 * Creates Node's server with limits on clients that send slowly or do not read their responses. The requests of a
 * connection are handled one after the other, because each pipelined one would hold memory until the client reads; too
 * many of them, or a stalled response, close the connection. This happens before Fastify, so that a flood of requests
 * costs as little as possible. Of one network, as `networkOf` names it, at most `maxSlowReaders` responses may be read slowly at a
 * time. docs/decisions/connections.md
 */
export function createHttpServer(
  handle: RequestListener,
  networkOf: (request: IncomingMessage) => string,
  maxSlowReaders = MAX_SLOW_READERS,
): Server {
  const busy = new Map<Duplex, Requests>()
  const turns = new EventLoopTurns()
  const server = new PacedServer(turns, (request, response) => {
    const { socket } = request
    // Node still passes on the requests that it had parsed before the connection was closed.
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
      busy.set(socket, { network: networkOf(request), waiting: [], delivered: 0, stalledMs: 0 })
      start()
    } else if (requests.waiting.length < MAX_WAITING) requests.waiting.push(start)
    else socket.destroy()
  })
  // This timeout covers connections on which nothing moves in either direction.
  server.setTimeout(STALL_TIMEOUT_MS)
  server.once('listening', () => {
    const sweep = setInterval(() => {
      const slow = new Map<string, number>()
      for (const [connection, requests] of busy) {
        if (!(connection instanceof PacedConnection)) continue
        const stalledMs = stalledFor(connection, requests)
        if (stalledMs >= STALL_TIMEOUT_MS) connection.destroy()
        else if (stalledMs >= SLOW_AFTER_MS) {
          const count = (slow.get(requests.network) ?? 0) + 1
          slow.set(requests.network, count)
          if (count > maxSlowReaders) connection.destroy()
        }
      }
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
      ? super.emit(event, new PacedConnection(socket, this.#turns, MAX_PER_TURN))
      : super.emit(event, ...values)
  }
}

/** Returns how long a connection's response is stalled, in ms. Must be called once per sweep, because it counts sweeps. */
function stalledFor(connection: PacedConnection, requests: Requests): number {
  const delivered = connection.bytesDelivered
  if (!connection.hasPendingWrites || delivered - requests.delivered >= MIN_PROGRESS_BYTES) {
    requests.delivered = delivered
    requests.stalledMs = 0
  } else requests.stalledMs += SWEEP_MS
  return requests.stalledMs
}
