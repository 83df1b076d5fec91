import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/**
 * Maximum age of a cached value. A manual change in the database invalidates nothing and must take effect within a minute,
 * including the time of a request. Gate G42.
 */
const MAX_AGE_MS = 50_000

interface Options<Value extends object> {
  max: number
  clock: Clock
  load: (keys: string[]) => Promise<Map<string, Value>>
}

interface Kept<Value> {
  value: Value
  /** The time of the query, in epoch ms. */
  askedAt: number
}

/**
 * Caches loaded values until they are dropped, and for 50 seconds at most. Keys that are asked for while a query is
 * running are loaded together by the next one. A value that is dropped while it is loaded is returned but not cached.
 */
export class FreshCache<Value extends object> {
  readonly #kept: LRUCache<string, Kept<Value>>
  readonly #clock: Clock
  readonly #loading = new Map<string, Promise<Value | undefined>>()
  readonly #load: Options<Value>['load']
  #waiting: { key: string; settle: (value: Value | undefined) => void; fail: (error: unknown) => void }[] = []
  #busy = false

  constructor({ max, clock, load }: Options<Value>) {
    this.#kept = new LRUCache({ max })
    this.#clock = clock
    this.#load = load
  }

  /** Returns the value if it is cached; it is not loaded. */
  peek(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    const age = this.#clock() - kept.askedAt
    // After the clock was set back, the age of a value is unknown.
    return age >= 0 && age <= MAX_AGE_MS ? kept.value : undefined
  }

  async get(key: string): Promise<Value | undefined> {
    const kept = this.peek(key)
    if (kept) return kept
    const loading = this.#loading.get(key)
    if (loading) return loading
    const promise = new Promise<Value | undefined>((settle, fail) =>
      this.#waiting.push({ key, settle, fail }),
    )
    this.#loading.set(key, promise)
    const askedAt = this.#clock()
    this.#flush()
    try {
      const value = await promise
      // The key may have been dropped meanwhile; then this value may be stale.
      if (value && this.#loading.get(key) === promise) this.#kept.set(key, { value, askedAt })
      return value
    } finally {
      if (this.#loading.get(key) === promise) this.#loading.delete(key)
    }
  }

  drop(key: string): void {
    this.#kept.delete(key)
    this.#loading.delete(key)
  }

  dropAll(): void {
    this.#kept.clear()
    this.#loading.clear()
  }

  #flush(): void {
    if (this.#busy || this.#waiting.length === 0) return
    const batch = this.#waiting
    this.#waiting = []
    this.#busy = true
    this.#load([...new Set(batch.map((w) => w.key))])
      .then(
        (values) => batch.forEach((w) => w.settle(values.get(w.key))),
        (error: unknown) => batch.forEach((w) => w.fail(error)),
      )
      .finally(() => {
        this.#busy = false
        this.#flush()
      })
  }
}
