export interface NaturalBatchOptions<Item, Result> {
  /** Writes the items, in the order in which they came, and returns a result for each once they are durable. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** The most items that one run takes. */
  most?: number
  /** Of items with one key a run takes the first: the others wait for a later run, in their order. */
  keyOf?: (item: Item) => string
  /**
   * True if a failed run may be the fault of one of its items. Then each is run alone, so that only the caller
   * whose item it was fails; otherwise all of them fail together.
   */
  isOwnFault?: (error: unknown) => boolean
}

interface Waiting<Item, Result> {
  item: Item
  settle: (result: Result) => void
  fail: (error: unknown) => void
}

const MOST_ITEMS = 500

/**
 * Lets writes travel together without making anyone wait for company: while one run is under way, the next gathers
 * all that arrives. Nobody is answered before their own item is durable.
 */
export class NaturalBatch<Item, Result> {
  readonly #options: NaturalBatchOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #running = false

  constructor(options: NaturalBatchOptions<Item, Result>) {
    this.#options = options
  }

  /** Hands an item over. Returns its result once it is durable, and fails with what its write failed with. */
  add(item: Item): Promise<Result> {
    return new Promise<Result>((settle, fail) => {
      this.#waiting.push({ item, settle, fail })
      if (!this.#running) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      // What else arrives in this turn of the event loop travels along, and answers go out before the next run.
      await new Promise((resolve) => setImmediate(resolve))
      await this.#write(this.#take())
    }
    this.#running = false
  }

  /** Takes what waits, in its order; of each key the first. */
  #take(): Waiting<Item, Result>[] {
    const { keyOf, most = MOST_ITEMS } = this.#options
    const keys = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of this.#waiting) {
      const key = keyOf?.(waiting.item)
      const fits = batch.length < most && (key === undefined || !keys.has(key))
      if (key !== undefined) keys.add(key)
      ;(fits ? batch : left).push(waiting)
    }
    this.#waiting = left
    return batch
  }

  async #write(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.run(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('A batch must answer each of its items.')
      for (const [index, { settle }] of batch.entries()) settle(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && this.#options.isOwnFault?.(error)) {
        for (const alone of batch) await this.#write([alone])
      } else {
        for (const { fail } of batch) fail(error)
      }
    }
  }
}
