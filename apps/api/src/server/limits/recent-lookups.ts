import { shared, waitForShared } from '@section/db/database-time.ts'
import { LRUCache } from 'lru-cache'

/** The result of a counted attempt; a refused one has the seconds until the next attempt is allowed. */
export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** The time for which a repeated lookup of a network gets the earlier result. */
const REPEAT_WINDOW_MS = 60_000
const MAX_LOOKUPS = 100_000

/**
 * Remembers the lookups of each network in the last minute. A repeated lookup reveals nothing new and is not counted, so
 * that 300 employees behind one router who look up the domain of their employer are one lookup. Refused lookups are not
 * remembered. docs/decisions/rate-limits.md
 */
export class RecentLookups {
  readonly #results = new LRUCache<string, Promise<LimitResult>>({ max: MAX_LOOKUPS, ttl: REPEAT_WINDOW_MS })

  /** Counts a lookup by `count` unless it was allowed before. Simultaneous calls share the first result. */
  consume(lookup: string, count: () => Promise<LimitResult>): Promise<LimitResult> {
    const known = this.#results.get(lookup)
    if (known) return waitForShared(known)
    const result = shared(() => this.#countOnce(lookup, count))
    this.#results.set(lookup, result)
    return waitForShared(result)
  }

  async #countOnce(lookup: string, count: () => Promise<LimitResult>): Promise<LimitResult> {
    let allowed = false
    try {
      const result = await count()
      allowed = result.allowed
      return result
    } finally {
      if (!allowed) this.#results.delete(lookup)
    }
  }
}
