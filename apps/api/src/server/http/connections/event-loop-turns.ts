/** Runs queued work one piece in each turn of the event loop, so that other clients' requests are served in between. */
export class EventLoopTurns {
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
