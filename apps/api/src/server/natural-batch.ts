export interface NaturalBatchOptions<Item, Result> {
  /** Writes the items, in the order in which they came, and answers a result for each once they are durable. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Most items that one run takes. */
  most?: number
  /**
   * Whether a failed run may be the fault of one of its items. Then each is run alone, so that only the caller
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
 * Lets writes travel together without making anyone wait for company: one run is under way at a time, and the
 * next one carries all that arrived meanwhile. Nobody is answered before their own item is durable.
 */
export class NaturalBatch<Item, Result> {
  readonly #run: NaturalBatchOptions<Item, Result>['run']
  readonly #most: number
  readonly #isOwnFault: (error: unknown) => boolean
  #waiting: Waiting<Item, Result>[] = []
  #busy = false

  constructor({ run, most = MOST_ITEMS, isOwnFault = () => false }: NaturalBatchOptions<Item, Result>) {
    this.#run = run
    this.#most = most
    this.#isOwnFault = isOwnFault
  }

  /** Hands an item over; answers its result once it is durable, and fails with what its write failed with. */
  add(item: Item): Promise<Result> {
    const result = new Promise<Result>((settle, fail) => this.#waiting.push({ item, settle, fail }))
    if (!this.#busy) {
      this.#busy = true
      void this.#drain()
    }
    return result
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What else arrives in this turn of the event loop travels along, and answers go out before the next run.
      await new Promise(setImmediate)
      const batch = this.#waiting.slice(0, this.#most)
      this.#waiting = this.#waiting.slice(this.#most)
      await this.#write(batch)
    }
    this.#busy = false
  }

  async #write(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('A batch must answer each of its items.')
      for (const [index, { settle }] of batch.entries()) settle(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && this.#isOwnFault(error)) {
        for (const alone of batch) await this.#write([alone])
      } else {
        for (const { fail } of batch) fail(error)
      }
    }
  }
}
