import { createHash } from 'node:crypto'
import { type RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { type Clock, systemClock } from '../clock.ts'
import { LIMIT_TABLE, type LimitName, type LimitRow } from './limit-table.ts'
import { network } from './network.ts'
import { storedLimiter } from './limits-store.ts'
import { RecentLookups, type Taken } from './recent-lookups.ts'

type Limiter = RateLimiterDrizzle | RateLimiterMemory

const ALLOWED: Taken = { allowed: true }
const alwaysAllowed = Promise.resolve(ALLOWED)

/**
 * Counts tries under the limits of `limit-table.ts`. A try counts before it is judged, so that many at once
 * cannot pass together. Never to be asked inside a transaction: the embedded database has one connection.
 */
export class Limits {
  readonly #limiters = new Map<LimitName, Limiter[]>()

  readonly #lookups: RecentLookups

  constructor(db: Db, { on, clock = systemClock }: { on: boolean; clock?: Clock }) {
    this.#lookups = new RecentLookups(clock)
    if (!on) return
    for (const [name, row] of Object.entries(LIMIT_TABLE)) {
      this.#limiters.set(name as LimitName, limitersOf(db, name, row))
    }
  }

  /** Counts one try of `name` under `key` as it came: an IP address, an e-mail address, an id. */
  take(name: LimitName, key: string): Promise<Taken> {
    const limiters = this.#limiters.get(name)
    return limiters ? takeFrom(limiters, keptKey(LIMIT_TABLE[name], key)) : alwaysAllowed
  }

  /**
   * Counts one lookup of a stranger, of a domain, a pass or a learning system by its name: a network may look up so many
   * different ones, and each of them as often as it likes. `from` is the caller's IP address.
   */
  takeLookup(from: string, name: string): Promise<Taken> {
    if (!this.#limiters.has('lookup')) return alwaysAllowed
    return this.#lookups.take(`${network(from)} ${hashOf(name)}`, () => this.take('lookup', from))
  }

  /** Takes one try back, of a kind of which only failures count. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    const kept = keptKey(LIMIT_TABLE[name], key)
    await Promise.all((this.#limiters.get(name) ?? []).map((limiter) => limiter.reward(kept)))
  }

  /** Notes the key for the whole window of `name` from now on, whatever was counted under it. */
  async mark(name: LimitName, key: string): Promise<void> {
    const kept = keptKey(LIMIT_TABLE[name], key)
    const limiters = this.#limiters.get(name) ?? []
    await Promise.all(limiters.map((limiter) => limiter.set(kept, 1, limiter.duration)))
  }

  /** Whether anything is counted or marked under this key. */
  async has(name: LimitName, key: string): Promise<boolean> {
    const kept = keptKey(LIMIT_TABLE[name], key)
    const found = await Promise.all((this.#limiters.get(name) ?? []).map((limiter) => limiter.get(kept)))
    return found.some((counted) => counted !== null)
  }

  /** Forgets all tries under this key. */
  async forget(name: LimitName, key: string): Promise<void> {
    const kept = keptKey(LIMIT_TABLE[name], key)
    await Promise.all((this.#limiters.get(name) ?? []).map((limiter) => limiter.delete(kept)))
  }
}

async function takeFrom(limiters: Limiter[], key: string): Promise<Taken> {
  for (const limiter of limiters) {
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
    }
  }
  return ALLOWED
}

function limitersOf(db: Db, name: string, row: LimitRow): Limiter[] {
  return row.windows.map(({ points, seconds }) => {
    const options = { keyPrefix: `${name}:${seconds}`, points, duration: seconds }
    if (row.kept === 'memory') return new RateLimiterMemory(options)
    return storedLimiter(db, options)
  })
}

/** Addresses of people are not written down for counting, and no key is longer than a hash. */
function keptKey({ by, kept }: LimitRow, key: string): string {
  const counted = by === 'address' ? network(key) : by === 'email' ? normalizeEmail(key) : key
  return kept === 'memory' ? counted : hashOf(counted)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
