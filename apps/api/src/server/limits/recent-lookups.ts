import type { Clock } from '../clock.ts'

/** Tells whether one more try is allowed, and if not, the seconds until the next may be made. */
export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Within so many milliseconds a network that looks up the same again is told what it was told before. */
const SAME_MS = 60_000

interface Asked {
  result: Promise<LimitResult>
  /** Epoch milliseconds. */
  until: number
}

/**
 * What each network has looked up within the last minute. Asking for the same again tells nothing new, so it need not
 * be counted: three hundred employees behind one router, who all ask for the domain of their employer, are one lookup.
 * A refused lookup is forgotten at once, so no more is kept than the limit lets through. docs/decisions/rate-limits.md
 */
export class RecentLookups {
  readonly #clock: Clock
  readonly #asked = new Map<string, Asked>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts a lookup by `count` unless it was let through before. Many at once share the answer of the first. */
  consume(lookup: string, count: () => Promise<LimitResult>): Promise<LimitResult> {
    const now = this.#clock()
    this.#forgetUntil(now)
    const known = this.#asked.get(lookup)
    if (known) return known.result
    const asked = { result: this.#countOnce(lookup, count), until: now + SAME_MS }
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

  /** The oldest stand first, because all stay equally long. */
  #forgetUntil(now: number): void {
    for (const [lookup, { until }] of this.#asked) {
      if (until > now) return
      this.#asked.delete(lookup)
    }
  }
}
