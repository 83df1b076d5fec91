/** Runs the tasks of one key one after the other, in the order in which they came, and those of different keys at once. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs a task once the earlier ones of its key have ended, whatever became of them. Errors: whatever the task throws. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const earlier = this.#last.get(key)
    const turn = earlier ? earlier.then(task, task) : task()
    this.#last.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key)
    }
  }
}
