import type { Limits } from '../../server/limits/limits.ts'

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
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Errors: `TooManyFailures`. */
  async count({ email, from }: Attempt): Promise<void> {
    for (const [name, key] of [
      ['login-address', from],
      ['login-account', email],
    ] as const) {
      const taken = await this.#limits.take(name, key)
      if (!taken.allowed) throw new TooManyFailures(taken.retryAfterSeconds)
    }
  }

  /** A success clears the account and takes its attempt off the address. */
  async forgive({ email, from }: Attempt): Promise<void> {
    await Promise.all([this.forgiveAccount(email), this.#limits.giveBack('login-address', from)])
  }

  /** Clears the failures of an account, e.g. once its password is another. */
  async forgiveAccount(email: string): Promise<void> {
    await this.#limits.forget('login-account', email)
  }
}
