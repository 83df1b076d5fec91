import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import type { RequestContext } from '../graphql/operation.ts'
import type { LimitResult } from './recent-lookups.ts'

/** A limit that is reached, with the seconds until the next attempt is allowed. */
export type LimitReached = Extract<LimitResult, { allowed: false }>

/** Returns the error of a reached limit, whose message names the time of the next attempt. */
export function limitError(retryAfterSeconds: number): { code: 'LIMIT_EXCEEDED'; message: string } {
  return { code: 'LIMIT_EXCEEDED', message: tooManyTries(retryAfterSeconds) }
}

/** Returns the error of a reached limit for a GraphQL result, and sets `Retry-After` on the response. */
export function limitReachedError(
  { setHeader }: Pick<RequestContext, 'setHeader'>,
  { retryAfterSeconds }: LimitReached,
): { code: 'LIMIT_EXCEEDED'; message: string } {
  setHeader('retry-after', String(retryAfterSeconds))
  return limitError(retryAfterSeconds)
}
