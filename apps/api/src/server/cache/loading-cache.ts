import { shared, waitForShared } from '@section/db/database-time.ts'
import { LRUCache } from 'lru-cache'
import { Batcher } from '../batcher.ts'
import type { Clock } from '../clock.ts'

/**
 * The maximum age of a cached value: a change by hand in the database takes effect within a minute, including the requests
 * that are running. SECURITY.md#suspension-and-key-rotation
 */
const MAX_AGE_MS = 50_000

interface Options<Value extends object> {
  max: number
  clock: Clock
  load: (keys: string[]) => Promise<Map<string, Value>>
}

interface Entry<Value> {
  value: Value
  /** The time of the query, in epoch ms. */
  queriedAt: number
}

/**
 * Caches loaded values until they are deleted, and for 50 seconds at most. Keys that are requested during a query are
 * loaded together by the next one. A value that is deleted while it is loaded is returned but not cached.
 */
export class LoadingCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #clock: Clock
  readonly #loading = new Map<string, Promise<Value | undefined>>()
  readonly #batch: Batcher<string, Value | undefined>

  constructor({ max, clock, load }: Options<Value>) {
    this.#entries = new LRUCache({ max })
    this.#clock = clock
    this.#batch = new Batcher({
      async run(keys) {
        const values = await load([...keys])
        return keys.map((key) => values.get(key))
      },
      keyOf: (key) => key,
    })
  }

  /** Returns the value if it is cached; it is not loaded. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const age = this.#clock() - entry.queriedAt
    // After the clock was set back, the age of a value is unknown.
    return age >= 0 && age <= MAX_AGE_MS ? entry.value : undefined
  }

  async get(key: string): Promise<Value | undefined> {
    const known = this.peek(key)
    return known ?? waitForShared(this.#loading.get(key) ?? this.#load(key))
  }

  #load(key: string): Promise<Value | undefined> {
    const queriedAt = this.#clock()
    const loading = shared(() => this.#batch.add(key))
      .then((value) => {
        // The value is stale if the key was deleted meanwhile.
        if (value && this.#loading.get(key) === loading) this.#entries.set(key, { value, queriedAt })
        return value
      })
      .finally(() => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key)
      })
    this.#loading.set(key, loading)
    return loading
  }

  delete(key: string): void {
    this.#entries.delete(key)
    this.#loading.delete(key)
  }

  /** Deletes the values of which `isStale` is true; what is being loaded is not cached, because it may be one of them. */
  deleteWhere(isStale: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries.entries()) if (isStale(value)) this.#entries.delete(key)
    this.#loading.clear()
  }

  clear(): void {
    this.#entries.clear()
    this.#loading.clear()
  }
}
