import type { LimitName } from '../../../server/limits/limit-table.ts'
import type { Limits } from '../../../server/limits/limits.ts'
import { accountAndAddress } from '../../../server/limits/network.ts'

/** Thrown after too many failed attempts. */
export class TooManyFailures extends Error {
  override name = 'TooManyFailures'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many failed attempts.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface Attempt {
  /** The normalized address. */
  email: string
  /** IP address of the caller. */
  from: string
}

/**
 * Counts failed sign-ins over all servers: 10 in 15 minutes for an account from one network, 300 for a network, 100 for
 * an account from everywhere. So a stranger cannot lock an owner out at home, one person cannot lock out a company, and
 * many networks together guess at most a hundred times. Those hundred lock an owner out of new places only: where the
 * account has signed in within 30 days, only the limit of ten applies. An attempt is counted before it is checked, so
 * that many at once cannot all pass, and is taken back when it succeeds. docs/decisions/rate-limits.md
 */
export class LoginLimits {
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Counts an attempt before it is checked. Errors: `TooManyFailures`. */
  async count(attempt: Attempt): Promise<void> {
    // The narrowest limit comes first, so that an attempt that it refuses does not count against the wider ones.
    await this.#consume('login-account', keyOf(attempt))
    await this.#consume('login-address', attempt.from)
    // Both queries always run, so that the time reveals nothing. Threat T-B1.
    const isUsualPlace = await this.#limits.has('login-place', keyOf(attempt))
    const everywhere = await this.#limits.consume('login-account-everywhere', attempt.email)
    if (!everywhere.allowed && !isUsualPlace) throw new TooManyFailures(everywhere.retryAfterSeconds)
  }

  /**
   * Resets the limit of the account at this address, takes the attempt off the wider limits, whose other failures may be a
   * stranger's, and remembers the address as a usual place of the account.
   */
  async recordSuccess(attempt: Attempt): Promise<void> {
    await Promise.all([
      this.#limits.reset('login-account', keyOf(attempt)),
      this.#limits.refund('login-address', attempt.from),
      this.#limits.refund('login-account-everywhere', attempt.email),
      this.#limits.set('login-place', keyOf(attempt)),
    ])
  }

  /** Clears the failures of an account, from this network and from everywhere, e.g. once its password has changed. */
  async resetAccount(attempt: Attempt): Promise<void> {
    await Promise.all([
      this.#limits.reset('login-account', keyOf(attempt)),
      this.#limits.reset('login-account-everywhere', attempt.email),
      // Whoever set the password has shown that they read the mail of the account.
      this.#limits.set('login-place', keyOf(attempt)),
    ])
  }

  async #consume(name: LimitName, key: string): Promise<void> {
    const result = await this.#limits.consume(name, key)
    if (!result.allowed) throw new TooManyFailures(result.retryAfterSeconds)
  }
}

const keyOf = ({ email, from }: Attempt) => accountAndAddress(email, from)
