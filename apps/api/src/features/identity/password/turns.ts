/** So many wait already that it is kinder to say no. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/** Lets a fixed number of tasks run at once; the others wait in order, up to a limit. */
export class Turns {
  readonly #mostAtOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(mostAtOnce: number, mostWaiting: number) {
    this.#mostAtOnce = mostAtOnce
    this.#mostWaiting = mostWaiting
  }

  /** Runs the task when it is its turn. Errors: `TooManyWaiting`, and whatever the task throws. */
  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#mostAtOnce) this.#running++
    else await this.#turn()
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new TooManyWaiting()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
