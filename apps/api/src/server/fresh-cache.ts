import { LRUCache } from 'lru-cache'

interface Options<Value extends object> {
  max: number
  load: (keys: string[]) => Promise<Map<string, Value>>
}

/**
 * Keeps loaded values until they are dropped. Loads that are asked for at the same time go out as one query,
 * and a value that was dropped while it was being loaded is answered but not kept.
 */
export class FreshCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>
  readonly #loading = new Map<string, Promise<Value | undefined>>()
  readonly #load: Options<Value>['load']
  #waiting: { key: string; settle: (value: Value | undefined) => void; fail: (error: unknown) => void }[] = []
  #busy = false

  constructor({ max, load }: Options<Value>) {
    this.#kept = new LRUCache({ max })
    this.#load = load
  }

  /** The value when it is here, without waiting. */
  peek(key: string): Value | undefined {
    return this.#kept.get(key)
  }

  async get(key: string): Promise<Value | undefined> {
    const kept = this.#kept.get(key)
    if (kept) return kept
    const loading = this.#loading.get(key)
    if (loading) return loading
    const promise = new Promise<Value | undefined>((settle, fail) =>
      this.#waiting.push({ key, settle, fail }),
    )
    this.#loading.set(key, promise)
    this.#flush()
    try {
      const value = await promise
      // Someone may have dropped the key meanwhile: then this load no longer counts.
      if (value && this.#loading.get(key) === promise) this.#kept.set(key, value)
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
