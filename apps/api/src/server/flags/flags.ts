import { setTimeout as wait } from 'node:timers/promises'
import { OFREPApi } from '@openfeature/ofrep-core'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { readFlags } from '@section/domain/flags/read-flags.ts'
import type { Clock } from '../clock.ts'
import { type FlagContext, VISITOR } from './flag-context.ts'

const FRESH_MS = 2_000
const TIMEOUT_MS = 2_000
/** The time before a service that failed is asked again. */
const PAUSE_MS = 5_000
const MAX_CACHED_CONTEXTS = 5_000

interface Kept {
  values: FlagValues
  etag: string | null
  /** Epoch ms. */
  at: number
}

export interface FlagsOptions {
  /** Returns the URL of the flag service; null for none, and then every flag has its safe value. */
  url: () => string | null
  /** Sent as a bearer token. */
  key?: string | undefined
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/**
 * Reads the flags of members and visitors from an OFREP flag service and caches them briefly. When the service fails, the
 * last known values are used, or safe ones where none are known; while it is down nobody waits for it. Specification 1, section 3; Decisions, section 7; reliability threat T-F7.
 */
export class Flags {
  readonly #options: FlagsOptions
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_CACHED_CONTEXTS })
  readonly #asking = new Map<string, Promise<FlagValues>>()
  #pausedUntil = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: FlagsOptions) {
    this.#options = options
  }

  /** Returns all flags of a context. Waits 2 s at most and never fails. */
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

  /** Returns all flags of a context within `ms`: fresh ones, else the last known; undefined if none are known. */
  within(ms: number, context: FlagContext): Promise<FlagValues | undefined> {
    const lastHeard = () => this.#kept.peek(JSON.stringify(context))?.values
    return Promise.race([this.of(context), wait(ms, undefined, { ref: false }).then(lastHeard)])
  }

  /** Returns the last known flags of signed-out visitors without waiting. */
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
        { headers: this.#headers(kept), signal: AbortSignal.timeout(TIMEOUT_MS) },
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
