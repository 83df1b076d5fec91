import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '@section/db/connection.ts'
import { rateLimits } from '@section/db/schema.ts'

const WINDOW_SECONDS = 15 * 60
const MOST_PER_ACCOUNT = 10
const MOST_PER_ADDRESS = 100

/** Somebody has failed too often; they may try again later. */
export class TooManyFailures extends Error {
  override name = 'TooManyFailures'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many failed attempts.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface Attempt {
  /** In its normal form. */
  email: string
  /** IP address of the caller. */
  from: string
}

/**
 * Counts failed sign-ins: 10 in 15 minutes for an account, 100 for an address, over all servers. An attempt
 * counts before it is judged, so that many at once cannot pass together, and is taken back when it succeeds.
 */
export class LoginLimits {
  readonly #accounts: RateLimiterDrizzle
  readonly #addresses: RateLimiterDrizzle

  constructor(db: Db) {
    const shared = {
      storeClient: db,
      schema: rateLimits,
      duration: WINDOW_SECONDS,
      clearExpiredByTimeout: false,
    }
    this.#accounts = new RateLimiterDrizzle({
      ...shared,
      keyPrefix: 'login:account',
      points: MOST_PER_ACCOUNT,
    })
    this.#addresses = new RateLimiterDrizzle({ ...shared, keyPrefix: 'login:ip', points: MOST_PER_ADDRESS })
  }

  /** Errors: `TooManyFailures`. */
  async count({ email, from }: Attempt): Promise<void> {
    await consume(this.#addresses, network(from))
    await consume(this.#accounts, accountKey(email))
  }

  /** A success clears the account and takes its attempt off the address. */
  async forgive({ email, from }: Attempt): Promise<void> {
    await Promise.all([this.#accounts.delete(accountKey(email)), this.#addresses.reward(network(from))])
  }
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new TooManyFailures(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
  }
}

/** Addresses of people are not written down for counting. */
const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url')

/** One household or host has a whole /64 of IPv6 addresses. */
export function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...(tail === undefined ? [] : zeros), ...end].slice(0, 4).join(':')
}
