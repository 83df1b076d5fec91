import type { LimitName } from '../../server/limits/limit-table.ts'
import type { Limits } from '../../server/limits/limits.ts'
import { accountAndAddress } from '../../server/limits/network.ts'

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
 * Counts failed sign-ins over all servers: 10 in 15 minutes for an account from one network, 300 for a network, 100 for
 * an account from everywhere. So a stranger's guesses keep nobody out at home, one person's keep out no company, and
 * many networks together guess no more than a hundred times. Those hundred keep an owner out of new places only: where an
 * account has signed in within 30 days, its ten there hold alone. An attempt counts before it is judged, so that many at
 * once cannot pass together, and is taken back when it succeeds. docs/decisions/rate-limits.md
 */
export class LoginLimits {
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Errors: `TooManyFailures`. */
  async count(attempt: Attempt): Promise<void> {
    // The narrowest first: what it refuses is no try against the wider ones.
    await this.#take('login-account', keyOf(attempt))
    await this.#take('login-address', attempt.from)
    // Asked and counted either way: the same work for everybody. Threat T-B1.
    const isUsualPlace = await this.#limits.has('login-place', keyOf(attempt))
    const everywhere = await this.#limits.take('login-account-everywhere', attempt.email)
    if (!everywhere.allowed && !isUsualPlace) throw new TooManyFailures(everywhere.retryAfterSeconds)
  }

  /**
   * A success clears the account there and takes its attempt off the others, whose failures may be a stranger's; from now
   * on the address is a usual place of the account.
   */
  async forgive(attempt: Attempt): Promise<void> {
    await Promise.all([
      this.#limits.forget('login-account', keyOf(attempt)),
      this.#limits.giveBack('login-address', attempt.from),
      this.#limits.giveBack('login-account-everywhere', attempt.email),
      this.#limits.mark('login-place', keyOf(attempt)),
    ])
  }

  /** Clears the failures of an account, there and everywhere, e.g. once its password is another. */
  async forgiveAccount(attempt: Attempt): Promise<void> {
    await Promise.all([
      this.#limits.forget('login-account', keyOf(attempt)),
      this.#limits.forget('login-account-everywhere', attempt.email),
      // Whoever set the password has shown that they read the mail of the account.
      this.#limits.mark('login-place', keyOf(attempt)),
    ])
  }

  async #take(name: LimitName, key: string): Promise<void> {
    const taken = await this.#limits.take(name, key)
    if (!taken.allowed) throw new TooManyFailures(taken.retryAfterSeconds)
  }
}

const keyOf = ({ email, from }: Attempt) => accountAndAddress(email, from)
