import type { Clock } from '../clock.ts'

/** Tells whether one more try is allowed, and if not, the seconds until the next may be made. */
export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** The time for which a repeated lookup of a network gets the earlier result. */
const REPEAT_WINDOW_MS = 60_000

interface Asked {
  result: Promise<LimitResult>
  /** Epoch milliseconds. */
  until: number
}

/**
 * Remembers the lookups of each network in the last minute. A repeated lookup reveals nothing new and is not counted, so
 * that 300 employees behind one router who look up the domain of their employer are one lookup. Refused lookups are not
 * remembered, so that the limit bounds the memory. docs/decisions/rate-limits.md
 */
export class RecentLookups {
  readonly #clock: Clock
  readonly #asked = new Map<string, Asked>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts a lookup by `count` unless it was allowed before. Simultaneous calls share the first result. */
  consume(lookup: string, count: () => Promise<LimitResult>): Promise<LimitResult> {
    const now = this.#clock()
    this.#deleteExpired(now)
    const known = this.#asked.get(lookup)
    if (known) return known.result
    const asked = { result: this.#countOnce(lookup, count), until: now + REPEAT_WINDOW_MS }
    this.#asked.set(lookup, asked)
    return asked.result
  }

  async #countOnce(lookup: string, count: () => Promise<LimitResult>): Promise<LimitResult> {
    let allowed = false
    try {
      const result = await count()
      allowed = result.allowed
      return result
    } finally {
      if (!allowed) this.#asked.delete(lookup)
    }
  }

  /** Deletes expired lookups; the oldest come first, because all have the same lifetime. */
  #deleteExpired(now: number): void {
    for (const [lookup, { until }] of this.#asked) {
      if (until > now) return
      this.#asked.delete(lookup)
    }
  }
}
