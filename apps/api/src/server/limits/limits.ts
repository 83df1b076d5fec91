import { createHash } from 'node:crypto'
import { type RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '@section/db/connection.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { refusals } from '../observability/channels.ts'
import { LIMIT_TABLE, type LimitName, type LimitRow } from './limit-table.ts'
import { network } from './network.ts'
import { storedLimiter } from './limits-store.ts'
import { RecentLookups, type LimitResult } from './recent-lookups.ts'

type Limiter = RateLimiterDrizzle | RateLimiterMemory

const ALLOWED: LimitResult = { allowed: true }
const alwaysAllowed = Promise.resolve(ALLOWED)

/**
 * Counts attempts against the limits of `limit-table.ts`, before they are checked, so that simultaneous ones cannot pass
 * together. Must not be used inside a transaction, because the embedded database has one connection.
 */
export class Limits {
  readonly #limiters = new Map<LimitName, Limiter[]>()
  readonly #lookups = new RecentLookups()

  constructor(db: Db, { on }: { on: boolean }) {
    if (!on) return
    for (const [name, row] of Object.entries(LIMIT_TABLE)) {
      this.#limiters.set(name as LimitName, createLimiters(db, name, row))
    }
  }

  /** Counts one attempt of `name` under a raw `key`: an IP address, an e-mail address, an id. */
  consume(name: LimitName, key: string): Promise<LimitResult> {
    const limiters = this.#limiters.get(name)
    return limiters ? consumeFrom(name, limiters, storedKey(LIMIT_TABLE[name], key)) : alwaysAllowed
  }

  /** Counts several attempts of `name` at once, or none of them where they do not all fit. */
  async consumeAll(name: LimitName, key: string, attempts: number): Promise<LimitResult> {
    const limiters = this.#limiters.get(name) ?? []
    const stored = storedKey(LIMIT_TABLE[name], key)
    const counted: Limiter[] = []
    for (const limiter of limiters) {
      counted.push(limiter)
      const result = await consumeFrom(name, [limiter], stored, attempts)
      if (result.allowed) continue
      await Promise.all(counted.map((one) => one.reward(stored, attempts)))
      return result
    }
    return ALLOWED
  }

  /** Counts one attempt as `consume` does, and returns which of the key's first window it is; 0 when limits are off. */
  async count(name: LimitName, key: string): Promise<number> {
    const [limiter] = this.#limiters.get(name) ?? []
    return limiter ? (await tryConsume(limiter, storedKey(LIMIT_TABLE[name], key))).consumedPoints : 0
  }

  /**
   * Counts a visitor's lookup of a domain, pass or learning system. A network may look up a limited number of different
   * ones, and each of them as often as it likes. `from` is the caller's IP address.
   */
  consumeLookup(from: string, name: string): Promise<LimitResult> {
    if (!this.#limiters.has('lookup')) return alwaysAllowed
    return this.#lookups.consume(`${network(from)} ${hashOf(name)}`, () => this.consume('lookup', from))
  }

  /** Refunds one attempt, for limits that count failures only. */
  async refund(name: LimitName, key: string): Promise<void> {
    await this.#each(name, key, (limiter, stored) => limiter.reward(stored))
  }

  /** Marks the key for the whole window of `name` from now on, whatever was counted under it. */
  async set(name: LimitName, key: string): Promise<void> {
    await this.#each(name, key, (limiter, stored) => limiter.set(stored, 1, limiter.duration))
  }

  /** Returns whether anything is counted or marked under this key. */
  async has(name: LimitName, key: string): Promise<boolean> {
    const found = await this.#each(name, key, (limiter, stored) => limiter.get(stored))
    return found.some((counted) => counted !== null)
  }

  /** Resets the count of this key. */
  async reset(name: LimitName, key: string): Promise<void> {
    await this.#each(name, key, (limiter, stored) => limiter.delete(stored))
  }

  #each<T>(
    name: LimitName,
    key: string,
    act: (limiter: Limiter, stored: string) => Promise<T>,
  ): Promise<T[]> {
    const stored = storedKey(LIMIT_TABLE[name], key)
    return Promise.all((this.#limiters.get(name) ?? []).map((limiter) => act(limiter, stored)))
  }
}

async function consumeFrom(
  name: LimitName,
  limiters: Limiter[],
  key: string,
  attempts = 1,
): Promise<LimitResult> {
  for (const limiter of limiters) {
    const { consumedPoints, msBeforeNext } = await tryConsume(limiter, key, attempts)
    if (consumedPoints <= limiter.points) continue
    refusals.announce({ limit: name })
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
  }
  return ALLOWED
}

/** Counts attempts; the library throws its result where that is a refusal. */
async function tryConsume(limiter: Limiter, key: string, attempts = 1): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, attempts)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return refusal
  }
}

function createLimiters(db: Db, name: string, row: LimitRow): Limiter[] {
  return row.windows.map(({ points, seconds }) => {
    const options = { keyPrefix: `${name}:${seconds}`, points, duration: seconds }
    if (row.storage === 'memory') return new RateLimiterMemory(options)
    return storedLimiter(db, options)
  })
}

/** Returns the stored form of a key: hashed in the database, so that it does not contain people's addresses. */
function storedKey({ by, storage }: LimitRow, key: string): string {
  const counted = by === 'address' ? network(key) : by === 'email' ? normalizeEmail(key) : key
  return storage === 'memory' ? counted : hashOf(counted)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
