import type { Clock } from './clock.ts'

/** A difference between the two clocks that only setting one of them makes; adjusting a clock slowly stays below it. */
const LEAST_SKIP_MS = 500
const MAX_SKIPS = 100

/**
 * Knows the time that the machine's clock skipped, when it was set forward or the machine was suspended, by comparing it
 * with one that cannot be set. What accrues with time must not accrue in it. docs/decisions/watched-stretches.md
 */
export class SkippedTime {
  readonly #clock: Clock
  readonly #monotonic: Clock
  #last: { now: number; monotonic: number }
  /** The skipped times, epoch ms, oldest first. */
  readonly #skips: { from: number; to: number }[] = []

  constructor(clock: Clock, monotonic: Clock) {
    this.#clock = clock
    this.#monotonic = monotonic
    this.#last = this.#read()
  }

  /** Returns how much of the time between two instants (epoch ms) the clock skipped, in milliseconds. */
  between(from: number, to: number): number {
    this.#notice()
    return this.#skips.reduce(
      (sum, skip) => sum + Math.max(0, Math.min(to, skip.to) - Math.max(from, skip.from)),
      0,
    )
  }

  #notice(): void {
    const [last, read] = [this.#last, this.#read()]
    this.#last = read
    const expected = last.now + (read.monotonic - last.monotonic)
    if (read.now - expected < LEAST_SKIP_MS) return
    this.#skips.push({ from: expected, to: read.now })
    if (this.#skips.length > MAX_SKIPS) this.#skips.shift()
  }

  #read() {
    return { now: this.#clock(), monotonic: this.#monotonic() }
  }
}
