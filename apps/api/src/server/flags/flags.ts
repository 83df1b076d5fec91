import { setTimeout as wait } from 'node:timers/promises'
import { OFREPApi } from '@openfeature/ofrep-core'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { readFlags } from '@section/domain/flags/read-flags.ts'
import type { Clock } from '../clock.ts'
import { type FlagContext, VISITOR } from './flag-context.ts'

const FRESH_MS = 2_000
const PATIENCE_MS = 2_000
/** How long a service that failed is left alone. */
const PAUSE_MS = 5_000
const MOST_CONTEXTS_KEPT = 5_000

interface Kept {
  values: FlagValues
  etag: string | null
  /** Epoch ms. */
  at: number
}

export interface FlagsOptions {
  /** Where the flag service answers; null: there is none, and every flag is safe. */
  url: () => string | null
  /** Sent as a bearer token. */
  key?: string | undefined
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/**
 * The flags of members and visitors, asked of a flag service by OFREP: all at once, and not again while they are
 * fresh. When the service fails, the last known values hold, and safe ones where none are known; while it is down
 * nobody waits for it. Specification 1, section 3; Decisions, section 7; reliability threat T-F7.
 */
export class Flags {
  readonly #options: FlagsOptions
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_CONTEXTS_KEPT })
  readonly #asking = new Map<string, Promise<FlagValues>>()
  #pausedUntil = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: FlagsOptions) {
    this.#options = options
  }

  /** Returns all flags for somebody. Waits at most 2 s, never fails. */
  async of(context: FlagContext): Promise<FlagValues> {
    const key = JSON.stringify(context)
    const kept = this.#kept.get(key)
    const now = this.#options.clock()
    if (kept && now - kept.at < FRESH_MS) return kept.values
    if (now < this.#pausedUntil) return kept?.values ?? SAFE_FLAGS
    const asking = this.#asking.get(key) ?? this.#ask(key, context)
    this.#asking.set(key, asking)
    return asking.finally(() => this.#asking.delete(key))
  }

  /** Returns all flags for somebody who waits `ms` at most: fresh ones, else those last heard; undefined: none were yet. */
  within(ms: number, context: FlagContext): Promise<FlagValues | undefined> {
    const lastHeard = () => this.#kept.peek(JSON.stringify(context))?.values
    return Promise.race([this.of(context), wait(ms, undefined, { ref: false }).then(lastHeard)])
  }

  /** Returns the flags of signed-out visitors as last heard, without waiting. */
  ofVisitors(): FlagValues {
    return this.#kept.peek(JSON.stringify(VISITOR))?.values ?? SAFE_FLAGS
  }

  /** Keeps the visitors' flags fresh until `stop`. */
  start(): void {
    void this.of(VISITOR)
    this.#timer = setInterval(() => void this.#ask(JSON.stringify(VISITOR), VISITOR), FRESH_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #ask(key: string, context: FlagContext): Promise<FlagValues> {
    const { url, clock, log } = this.#options
    const service = url()
    if (!service) return SAFE_FLAGS
    const kept = this.#kept.get(key)
    try {
      const { httpStatus, value, httpResponse } = await new OFREPApi(service).postBulkEvaluateFlags(
        { context: { ...context, areas: [...context.areas] } },
        { headers: this.#headers(kept), signal: AbortSignal.timeout(PATIENCE_MS) },
      )
      if (httpStatus === 304 && kept) return this.#keep(key, kept)
      if (httpStatus !== 200) throw new Error(`The flag service answered ${httpStatus}.`)
      const told = new Map(
        (value.flags ?? []).flatMap((flag) => (flag.key && 'value' in flag ? [[flag.key, flag.value]] : [])),
      )
      return this.#keep(key, { values: readFlags(told), etag: httpResponse.headers.get('etag'), at: 0 })
    } catch (error) {
      if (clock() >= this.#pausedUntil) log.warn({ err: error }, 'The flag service fails; known flags hold')
      this.#pausedUntil = clock() + PAUSE_MS
      return kept?.values ?? SAFE_FLAGS
    }
  }

  #keep(key: string, heard: Kept): FlagValues {
    this.#pausedUntil = 0
    this.#kept.set(key, { ...heard, at: this.#options.clock() })
    return heard.values
  }

  #headers(kept: Kept | undefined): [string, string][] {
    const { key } = this.#options
    return [
      ...(key ? [['authorization', `Bearer ${key}`] satisfies [string, string]] : []),
      ...(kept?.etag ? [['if-none-match', kept.etag] satisfies [string, string]] : []),
    ]
  }
}
