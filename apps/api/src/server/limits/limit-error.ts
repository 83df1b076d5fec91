import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import type { RequestContext } from '../graphql/operation.ts'
import type { LimitResult } from './recent-lookups.ts'

/** A limit that is reached, with the seconds until the next try is let through. */
export type LimitReached = Extract<LimitResult, { allowed: false }>

/** Returns what every reached limit says, whatever it counts: one code, and a sentence that tells when to come back. */
export function limitError(retryAfterSeconds: number): { code: 'LIMIT_EXCEEDED'; message: string } {
  return { code: 'LIMIT_EXCEEDED', message: tooManyTries(retryAfterSeconds) }
}

/** Returns the same for the error of a GraphQL result, whose answer says in `Retry-After` how many seconds are left. */
export function limitReachedError(
  { setHeader }: Pick<RequestContext, 'setHeader'>,
  { retryAfterSeconds }: LimitReached,
): { code: 'LIMIT_EXCEEDED'; message: string } {
  setHeader('retry-after', String(retryAfterSeconds))
  return limitError(retryAfterSeconds)
}
