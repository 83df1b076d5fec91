import type { Clock } from '../clock.ts'

/** Whether one more try is let through; otherwise after how many seconds the next may be. */
export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Within so many milliseconds a network that looks up the same again is told what it was told before. */
const SAME_MS = 60_000

interface Asked {
  taken: Promise<Taken>
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
  take(lookup: string, count: () => Promise<Taken>): Promise<Taken> {
    const now = this.#clock()
    this.#forgetUntil(now)
    const known = this.#asked.get(lookup)
    if (known) return known.taken
    const asked = { taken: this.#countOnce(lookup, count), until: now + SAME_MS }
    this.#asked.set(lookup, asked)
    return asked.taken
  }

  async #countOnce(lookup: string, count: () => Promise<Taken>): Promise<Taken> {
    let allowed = false
    try {
      const taken = await count()
      allowed = taken.allowed
      return taken
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
