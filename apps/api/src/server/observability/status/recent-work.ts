import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { type PoolWait, poolWaits } from '@section/db/postgres/database-channels.ts'
import { watchResponses } from '../watch-responses.ts'

/** The figures of the last five minutes are kept in ten parts, of which the oldest falls away. */
const PART_MS = 30_000
const PARTS = 10
const NANOSECONDS_PER_MS = 1e6
/** The interval of the timer whose delay is measured. */
const TIMER_MS = 20

interface Part {
  requests: number
  failed: number
  longestWaitMs: number
  eventLoopMs: number
}

const emptyPart = (): Part => ({ requests: 0, failed: 0, longestWaitMs: 0, eventLoopMs: 0 })

/** What this process did in the last five minutes. `eventLoopMs` is the 99th percentile of the worst half minute. */
export class RecentWork {
  readonly #delay = monitorEventLoopDelay({ resolution: TIMER_MS })
  readonly #parts: Part[] = [emptyPart()]
  readonly #timer = setInterval(() => this.#beginPart(), PART_MS).unref()

  /** Must be called before the server listens. */
  constructor(app: FastifyInstance) {
    poolWaits.subscribe(this.#onWait)
    watchResponses(app, ({ status }) => {
      const part = this.#current
      part.requests++
      if (status >= 500) part.failed++
    })
  }

  get figures(): Part {
    this.#measureDelay()
    return {
      requests: this.#sum(({ requests }) => requests),
      failed: this.#sum(({ failed }) => failed),
      longestWaitMs: Math.max(...this.#parts.map(({ longestWaitMs }) => longestWaitMs)),
      eventLoopMs: Math.max(...this.#parts.map(({ eventLoopMs }) => eventLoopMs)),
    }
  }

  close(): void {
    clearInterval(this.#timer)
    poolWaits.unsubscribe(this.#onWait)
    this.#delay.disable()
  }

  readonly #onWait = (wait: unknown) => {
    // Only the pools publish on this channel.
    const { milliseconds } = wait as PoolWait
    this.#current.longestWaitMs = Math.max(this.#current.longestWaitMs, milliseconds)
  }

  get #current(): Part {
    return this.#parts.at(-1) ?? emptyPart()
  }

  #sum(read: (part: Part) => number): number {
    return this.#parts.reduce((sum, part) => sum + read(part), 0)
  }

  /** The measured delays contain the timer's own interval. */
  #measureDelay(): void {
    this.#current.eventLoopMs = Math.max(0, this.#delay.percentile(99) / NANOSECONDS_PER_MS - TIMER_MS)
  }

  #beginPart(): void {
    this.#measureDelay()
    // Only now, because a process that starts is busy for seconds.
    this.#delay.enable()
    this.#delay.reset()
    this.#parts.push(emptyPart())
    if (this.#parts.length > PARTS) this.#parts.shift()
  }
}
