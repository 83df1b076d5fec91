import { GraphQLFailure } from './graphql-client.ts'
import { Unreachable } from './send.ts'
import { ServiceUnavailable } from './service-unavailable.ts'
import { TooManyTries } from '../session/tokens.ts'

/**
 * Whether an error says nothing of what was asked, only that it could not be asked now: no network, no answer in time,
 * or a server that is busy. Later it may work; until then nothing is given up. Specification 1, section 4.
 */
export function isOutage(error: unknown): boolean {
  return OUTAGES.some((Outage) => error instanceof Outage)
}

const OUTAGES = [Unreachable, ServiceUnavailable, TooManyTries]

/** Whether the server understood the question and said no, which it will say again. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof GraphQLFailure)) return false
  return !PASSING.includes(error.code ?? '')
}

/** Codes of the server's own trouble. */
const PASSING = ['INTERNAL', 'LIMIT_EXCEEDED', 'UNAVAILABLE']

/** What a person is told about a change that failed: that it never left this browser, that nobody knows, or `refused`. */
export function changeFailure(
  error: unknown,
  refused = 'There was an error. Please try again later.',
): string {
  if (error instanceof Unreachable) return error.sent ? NO_ANSWER : OFFLINE
  return isOutage(error) ? BUSY : refused
}

const OFFLINE = 'You’re offline, so nothing was changed. Try again when you’re back online.'
const NO_ANSWER =
  'The server didn’t answer, so we don’t know whether this was saved. Check before you try again.'
const BUSY = 'The server is busy right now. Please try again in a moment.'
