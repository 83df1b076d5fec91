import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { readFlags } from '@section/domain/flags/read-flags.ts'
import type { Clock } from '../clock.ts'
import { askFlagService } from './ask-flag-service.ts'
import { type FlagContext, VISITOR } from './flag-context.ts'

const FRESH_MS = 800
/** The time before a service that failed is asked again. */
const PAUSE_MS = 5_000
const MAX_CACHED_CONTEXTS = 5_000

interface CachedFlags {
  values: FlagValues
  etag: string | null
  /** Epoch ms. */
  at: number
}

export interface FlagClientOptions {
  /** Returns the URL of the flag service; null for none, and then every flag has its safe value. */
  url: () => string | null
  /** Sent as a bearer token. */
  key?: string | undefined
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/**
 * Reads the flags of members and visitors from an OFREP flag service and caches them briefly. When the service fails,
 * the last known values are used, or safe ones where none are known, and for a while nobody waits for it.
 * SECURITY.md#outside-services-that-fail
 */
export class FlagClient {
  readonly #options: FlagClientOptions
  readonly #cache = new LRUCache<string, CachedFlags>({ max: MAX_CACHED_CONTEXTS })
  readonly #pending = new Map<string, Promise<FlagValues>>()
  #pausedUntil = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: FlagClientOptions) {
    this.#options = options
  }

  /** Returns all flags of a context. Waits 2 s at most and never fails. */
  async of(context: FlagContext): Promise<FlagValues> {
    const key = JSON.stringify(context)
    const cached = this.#cache.get(key)
    const now = this.#options.clock()
    if (cached && now - cached.at < FRESH_MS) return cached.values
    if (now < this.#pausedUntil) return cached?.values ?? SAFE_FLAGS
    const pending = this.#pending.get(key) ?? this.#fetch(key, context)
    this.#pending.set(key, pending)
    return pending.finally(() => this.#pending.delete(key))
  }

  /** Returns all flags of a context within `ms`: fresh ones, else the last known; undefined if none are known. */
  within(ms: number, context: FlagContext): Promise<FlagValues | undefined> {
    const lastKnown = () => this.#cache.peek(JSON.stringify(context))?.values
    return Promise.race([this.of(context), wait(ms, undefined, { ref: false }).then(lastKnown)])
  }

  /** Returns the last known flags of signed-out visitors without waiting. */
  ofVisitors(): FlagValues {
    return this.#cache.peek(JSON.stringify(VISITOR))?.values ?? SAFE_FLAGS
  }

  /** Keeps the visitors' flags fresh until `stop`. */
  start(): void {
    void this.of(VISITOR)
    this.#timer = setInterval(() => void this.#fetch(JSON.stringify(VISITOR), VISITOR), FRESH_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #fetch(key: string, context: FlagContext): Promise<FlagValues> {
    const { url, key: flagsKey, clock, log } = this.#options
    const service = url()
    if (!service) return SAFE_FLAGS
    const cached = this.#cache.get(key)
    try {
      const answer = await askFlagService({ url: service, key: flagsKey }, context, cached?.etag ?? null)
      if ('values' in answer)
        return this.#store(key, { values: readFlags(answer.values), etag: answer.etag, at: 0 })
      return cached ? this.#store(key, cached) : SAFE_FLAGS
    } catch (error) {
      if (clock() >= this.#pausedUntil) log.warn({ err: error }, 'The flag service fails; known flags hold')
      this.#pausedUntil = clock() + PAUSE_MS
      return cached?.values ?? SAFE_FLAGS
    }
  }

  #store(key: string, flags: CachedFlags): FlagValues {
    this.#pausedUntil = 0
    this.#cache.set(key, { ...flags, at: this.#options.clock() })
    return flags.values
  }
}
