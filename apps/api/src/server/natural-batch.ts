export interface NaturalBatchOptions<Item, Result> {
  /** Writes the items, in the order in which they came, and answers a result for each once they are durable. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Most items that one run takes. */
  most?: number
  /** Most runs that are under way at a time. */
  lanes?: number
  /** Of items with one key at most one is under way: the others wait for a later run, in their order. */
  keyOf?: (item: Item) => string
  /**
   * Whether a failed run may be the fault of one of its items. Then each is run alone, so that only the caller
   * whose item it was fails; otherwise all of them fail together.
   */
  isOwnFault?: (error: unknown) => boolean
}

interface Waiting<Item, Result> {
  item: Item
  key: string | undefined
  settle: (result: Result) => void
  fail: (error: unknown) => void
}

const MOST_ITEMS = 500
/** A run of fewer is not worth dividing. */
const LEAST_SHARE = 30

/**
 * Lets writes travel together without making anyone wait for company: while one run is under way (or as many as
 * there are lanes), the next gathers all that arrives. Nobody is answered before their own item is durable.
 */
export class NaturalBatch<Item, Result> {
  readonly #options: NaturalBatchOptions<Item, Result> & { most: number; lanes: number }
  #waiting: Waiting<Item, Result>[] = []
  /** The keys of each run that is under way. (One set of all would be copied over and over as they come and go.) */
  #underWay: ReadonlySet<string>[] = []
  #called = false

  constructor(options: NaturalBatchOptions<Item, Result>) {
    this.#options = { most: MOST_ITEMS, lanes: 1, ...options }
  }

  /** Hands an item over; answers its result once it is durable, and fails with what its write failed with. */
  add(item: Item): Promise<Result> {
    return new Promise<Result>((settle, fail) => {
      this.#waiting.push({ item, key: this.#options.keyOf?.(item), settle, fail })
      this.#callNext()
    })
  }

  /** What else arrives in this turn of the event loop travels along, and answers go out before the next run. */
  #callNext(): void {
    if (this.#called || this.#waiting.length === 0 || this.#underWay.length >= this.#options.lanes) return
    this.#called = true
    setImmediate(() => {
      this.#called = false
      void this.#next()
    })
  }

  async #next(): Promise<void> {
    const { batch, keys } = this.#take()
    if (batch.length === 0) return
    this.#underWay.push(keys)
    this.#callNext()
    await this.#write(batch)
    this.#underWay = this.#underWay.filter((other) => other !== keys)
    this.#callNext()
  }

  /**
   * What waits and whose key is free, in its order, and the keys; one lane's share of all that waits. If one run took
   * all, the database would rest while it is answered, and the server while it is written.
   */
  #take(): { batch: Waiting<Item, Result>[]; keys: ReadonlySet<string> } {
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    const keys = new Set<string>()
    const { most, lanes } = this.#options
    const share = Math.min(most, Math.max(LEAST_SHARE, Math.ceil(this.#waiting.length / lanes)))
    const isHeld = (key: string) => keys.has(key) || this.#underWay.some((others) => others.has(key))
    for (const waiting of this.#waiting) {
      const { key } = waiting
      if (batch.length >= share || (key !== undefined && isHeld(key))) {
        left.push(waiting)
      } else {
        if (key !== undefined) keys.add(key)
        batch.push(waiting)
      }
    }
    this.#waiting = left
    return { batch, keys }
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
