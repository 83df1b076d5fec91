import { shared, waitForShared } from '@section/db/database-time.ts'

export interface BatcherOptions<Item, Result> {
  /** Writes the items in order and returns a result for each once they are durable. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** The maximum number of items in a run. */
  max?: number
  /** Returns the key of an item. A run takes only the first item of a key; the others wait, in order. */
  keyOf?: (item: Item) => string
  /** Returns whether one item may have caused an error; each is then run alone, so that only its caller fails. */
  isItemError?: (error: unknown) => boolean
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
  /** True once its caller has given up, whose item is then not written any more. */
  isLeft: boolean
}

const MAX_ITEMS = 500

/** Batches writes without a delay: items that arrive during a run form the next one. `add` resolves when its item is durable. */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #running = false

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options
  }

  /**
   * Adds an item and returns its result once it is durable. Errors: those of the write; `DatabaseUnavailable` when the
   * caller's time for the database is spent, after which a write that has not begun does not begin.
   */
  async add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const waiting = { item, resolve, reject, isLeft: false }
    this.#waiting.push(waiting)
    if (!this.#running) void this.#runAll()
    try {
      return await waitForShared(promise)
    } finally {
      waiting.isLeft = true
    }
  }

  async #runAll(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      // Waiting for a turn of the event loop collects more items, and lets responses be sent before the next run.
      await new Promise((resolve) => setImmediate(resolve))
      const batch = this.#nextBatch()
      if (batch.length > 0) await this.#write(batch)
    }
    this.#running = false
  }

  /** Removes and returns the next batch: waiting items in order, the first of each key. */
  #nextBatch(): Waiting<Item, Result>[] {
    const { keyOf, max = MAX_ITEMS } = this.#options
    const keys = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of this.#waiting) {
      if (waiting.isLeft) continue
      const key = keyOf?.(waiting.item)
      const isNext = batch.length < max && (key === undefined || !keys.has(key))
      if (key !== undefined) keys.add(key)
      ;(isNext ? batch : left).push(waiting)
    }
    this.#waiting = left
    return batch
  }

  async #write(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await shared(() => this.#options.run(batch.map(({ item }) => item)))
      if (results.length !== batch.length) throw new Error('A batch must return a result for each item.')
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && this.#options.isItemError?.(error)) {
        for (const item of batch) await this.#write([item])
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }
}
