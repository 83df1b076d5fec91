import { setImmediate } from 'node:timers/promises'

interface Timer {
  at: number
  /** Resolves when everything that the timer started is done. */
  run: () => unknown
}

/**
 * A clock that does not advance while a real server works, so that hours of a bad network take milliseconds and a sequence
 * runs the same way each time.
 */
export class VirtualTime {
  /** Epoch milliseconds. */
  now: number
  #nextId = 1
  readonly #timers = new Map<number, Timer>()

  constructor(now: number) {
    this.now = now
  }

  /** Calls `run` after a time, in the order of the timers; returns a number for `clear`. */
  after(ms: number, run: Timer['run']): number {
    const id = this.#nextId++
    this.#timers.set(id, { at: this.now + Math.max(0, ms), run })
    return id
  }

  clear(id: number): void {
    this.#timers.delete(id)
  }

  /** Advances the clock by a time and runs all timers in it. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    // The promises of a client are settled before the next timer, because they take no time.
    await setImmediate()
    for (let id = this.#next(end); id !== undefined; id = this.#next(end)) {
      const timer = this.#timers.get(id)
      this.#timers.delete(id)
      this.now = timer?.at ?? this.now
      await timer?.run()
      await setImmediate()
    }
    this.now = end
  }

  /** Returns the first timer that is due until `end`; of several with the same time the one that was set first. */
  #next(end: number): number | undefined {
    let first: number | undefined
    let earliest = end
    for (const [id, { at }] of this.#timers) {
      if (at > earliest || (at === earliest && first !== undefined)) continue
      first = id
      earliest = at
    }
    return first
  }
}
