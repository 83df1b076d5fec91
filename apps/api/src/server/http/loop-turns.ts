/** Does what waits one by one, each in a turn of the event loop, so that the requests of others come between. */
export class LoopTurns {
  readonly #waiting: (() => void)[] = []

  add(work: () => void): void {
    this.#waiting.push(work)
    if (this.#waiting.length === 1) setImmediate(() => this.#doOne())
  }

  #doOne(): void {
    const work = this.#waiting.shift()
    if (this.#waiting.length > 0) setImmediate(() => this.#doOne())
    work?.()
  }
}
