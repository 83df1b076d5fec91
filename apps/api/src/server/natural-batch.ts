interface Waiting<Item, Result> {
  item: Item
  settle: (result: Result) => void
  fail: (error: unknown) => void
}

/**
 * Writes what arrives at the same time together: one batch is under way at a time, the next one carries all that
 * arrived meanwhile, and each caller is answered when the batch with their item is durable. Nothing waits for a
 * timer, so a lone item goes out at once. See docs/decisions/natural-batching.md.
 */
export class NaturalBatch<Item, Result> {
  readonly #write: (items: Item[]) => Promise<Result[]>
  readonly #most: number
  #waiting: Waiting<Item, Result>[] = []
  #busy = false

  /** `write` answers one result for each item, in their order; when it throws, all of its callers fail. */
  constructor(write: (items: Item[]) => Promise<Result[]>, most = 500) {
    this.#write = write
    this.#most = most
  }

  add(item: Item): Promise<Result> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ item, settle, fail })
      if (!this.#busy) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#busy = true
    // Requests that were read from the sockets in the same turn belong to the same batch.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most)
      try {
        const results = await this.#write(batch.map(({ item }) => item))
        batch.forEach(({ settle, fail }, i) => {
          const result = results[i]
          if (result === undefined) fail(new Error('The batch has no result for an item.'))
          else settle(result)
        })
      } catch (error) {
        batch.forEach(({ fail }) => fail(error))
      }
    }
    this.#busy = false
  }
}
