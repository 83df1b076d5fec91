import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/**
 * What is changed by hand in the database is announced to nobody, and is to act within a minute: so nothing is kept
 * longer than this, which leaves a request the time that it may take. Gate G42.
 */
const MOST_AGE_MS = 50_000

interface Options<Value extends object> {
  max: number
  clock: Clock
  load: (keys: string[]) => Promise<Map<string, Value>>
}

interface Kept<Value> {
  value: Value
  /** Epoch milliseconds; from when on the database may have changed. */
  askedAt: number
}

/**
 * Keeps loaded values until they are dropped, and for most of a minute. Loads that are asked for at the same time go out as one query,
 * and a value that was dropped while it was being loaded is answered but not kept.
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

  /** The value when it is here, without waiting. */
  peek(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    const age = this.#clock() - kept.askedAt
    // A clock that was set back says nothing of the age.
    return age >= 0 && age <= MOST_AGE_MS ? kept.value : undefined
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
      // Someone may have dropped the key meanwhile: then this load no longer counts.
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
