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

/** An attempt to sign in, with the e-mail address and the caller's IP address (`from`). */
export interface Attempt {
  email: string
  from: string
}

/**
 * Counts an attempt on all servers before it is checked. Within 15 minutes 10 failures are allowed for an account from one
 * network, 300 for a network, and 100 for an account from everywhere. A stranger can therefore not lock out an owner at
 * home, one person cannot lock out a company, and many networks together have at most a hundred guesses. The limit of a
 * hundred does not apply where the account has signed in within 30 days. Counting before the check prevents simultaneous
 * attempts from all passing; `recordSuccess` refunds the attempt. Errors: `TooManyFailures`.
 * docs/decisions/rate-limits.md
 */
export async function countAttempt(limits: Limits, { email, from }: Attempt): Promise<void> {
  const accountAndNetwork = accountAndAddress(email, from)
  // The narrowest limit comes first, so that an attempt that it refuses does not count against the wider ones.
  const fromHere = await limits.consume('login-account', accountAndNetwork)
  if (!fromHere.allowed) throw new TooManyFailures(fromHere.retryAfterSeconds)
  const network = await limits.consume('login-address', from)
  if (!network.allowed) throw new TooManyFailures(network.retryAfterSeconds)
  // Both queries always run, so that the time reveals nothing about the account.
  const isUsualNetwork = await limits.has('login-place', accountAndNetwork)
  const everywhere = await limits.consume('login-account-everywhere', email)
  if (!everywhere.allowed && !isUsualNetwork) throw new TooManyFailures(everywhere.retryAfterSeconds)
}

/**
 * Resets the limit of the account at this address, refunds the attempt in the wider limits, whose other failures may be a
 * stranger's, and records the address as a usual network of the account.
 */
export async function recordSuccess(limits: Limits, { email, from }: Attempt): Promise<void> {
  const accountAndNetwork = accountAndAddress(email, from)
  await Promise.all([
    limits.reset('login-account', accountAndNetwork),
    limits.refund('login-address', from),
    limits.refund('login-account-everywhere', email),
    limits.set('login-place', accountAndNetwork),
  ])
}

/** Clears the failures of an account from this network and from everywhere, after its password has changed. */
export async function resetAccountLimits(limits: Limits, { email, from }: Attempt): Promise<void> {
  const accountAndNetwork = accountAndAddress(email, from)
  await Promise.all([
    limits.reset('login-account', accountAndNetwork),
    limits.reset('login-account-everywhere', email),
    // The person who set the password has proved that they read the mail of the account.
    limits.set('login-place', accountAndNetwork),
  ])
}
