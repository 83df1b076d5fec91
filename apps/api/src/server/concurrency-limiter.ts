/** Thrown when so many tasks are waiting that another one would wait too long. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Lets a fixed number of tasks run at once; the others wait in order, up to a limit. */
export class ConcurrencyLimiter {
  readonly #maxRunning: number
  readonly #maxWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
  }

  /** Runs the task as soon as a slot is free. Errors: `QueueFull`, and whatever the task throws. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++
    else await this.#slot()
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #slot(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new QueueFull()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
