import { GraphQLFailure } from './graphql-client.ts'
import { ServerUnavailable, Unreachable } from './send.ts'
import { TooManyTries } from '../sign-in/tokens.ts'

/**
 * Checks whether an error is an outage: no network, no answer in time, or a busy server. The request may succeed later.
 * docs/decisions/outages.md
 */
export function isOutage(error: unknown): boolean {
  return OUTAGES.some((Outage) => error instanceof Outage)
}

const OUTAGES = [Unreachable, ServerUnavailable, TooManyTries]

/** Checks whether the server refused a request for good, so that repeating it is of no use. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof GraphQLFailure)) return false
  return !TRANSIENT.includes(error.code ?? '')
}

/** Codes of errors that may pass. */
const TRANSIENT = ['INTERNAL', 'LIMIT_EXCEEDED', 'UNAVAILABLE']

/** Returns the message for a failed change: it was not sent, its outcome is unknown, the server is busy, or `refused`. */
export function changeFailure(
  error: unknown,
  refused = 'There was an error. Please try again later.',
): string {
  if (error instanceof Unreachable) return error.sent ? NO_ANSWER : OFFLINE
  return isOutage(error) ? BUSY : refused
}

/** Returns the message for a failed change that can be sent again without harm, whether or not it was saved. */
export function repeatableFailure(error: unknown): string {
  const isUnknown = error instanceof Unreachable && error.sent
  return isUnknown ? 'The server didn’t answer.' : changeFailure(error)
}

const OFFLINE = 'You’re offline, so nothing was changed. Try again when you’re back online.'
const NO_ANSWER =
  'The server didn’t answer, so we don’t know whether this was saved. Check before you try again.'
const BUSY = 'The server is busy right now. Please try again in a moment.'
