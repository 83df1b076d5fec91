import type Stripe from 'stripe'
import type { Services } from '../../../server/services.ts'
import { TimeoutError, withTimeout } from '../../../server/graphql/with-timeout.ts'

/** The time after which a member who waits for Stripe is told that it does not answer. */
const PATIENCE_MS = 4500

/** `refused`: Stripe does not do what was asked. `unavailable`: it did not answer, or with nothing that can be understood. */
export type StripeFailure = 'refused' | 'unavailable'

type Asked<Answer> = { answer: Answer } | { failure: StripeFailure }

/** Thrown where an answer of Stripe lacks what it must have, so that it counts as no answer and changes nothing. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer'
}

/**
 * Asks Stripe in the name of a member who waits, and returns the answer or how it failed, in less than five seconds; what is
 * late goes on without them. A failure is logged with `doing`, without any message of Stripe, which may quote addresses and
 * keys. Errors: those of `ask` that are not about Stripe.
 */
export async function askStripe<Answer>(
  { stripe, log }: Pick<Services, 'stripe' | 'log'>,
  doing: string,
  ask: (stripe: Stripe) => Promise<Answer>,
): Promise<Asked<Answer>> {
  if (!stripe) return { failure: 'unavailable' }
  try {
    return { answer: await withTimeout(ask(stripe), PATIENCE_MS) }
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    log.warn({ doing, failure, ...describe(error) }, 'Stripe did not do what was asked')
    return { failure }
  }
}

/** The types of the library's errors for requests that Stripe understood and does not carry out. */
const REFUSALS = new Set(['StripeInvalidRequestError', 'StripeCardError', 'StripeIdempotencyError'])

const UNUSABLE = [TimeoutError, UnusableAnswer]

/** Returns what an error says about Stripe; null for an error that is not about it. */
export function failureOf(error: unknown): StripeFailure | null {
  if (UNUSABLE.some((kind) => error instanceof kind)) return 'unavailable'
  if (!isStripeError(error)) return null
  // Another request with the same idempotency key is still under way.
  if (error.statusCode === 409) return 'unavailable'
  return REFUSALS.has(error.type) ? 'refused' : 'unavailable'
}

type LibraryError = Pick<Stripe.errors.StripeError, 'type' | 'code' | 'statusCode' | 'requestId' | 'param'>

const isStripeError = (error: unknown): error is LibraryError & Error =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe')

function describe(error: unknown) {
  if (!isStripeError(error)) return { type: error instanceof Error ? error.name : 'unknown' }
  const { type, code, statusCode, requestId, param } = error
  return { type, code, statusCode, requestId, param }
}
