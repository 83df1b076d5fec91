import type { FastifyReply } from 'fastify'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { tooManyRequests } from '../../../server/http/refusals.ts'
import { TooManyFailures } from './login-limits.ts'
import { QueueFull } from '../../../server/concurrency-limiter.ts'

const BUSY_SECONDS = 2

/** Returns the error of the token endpoint for an attempt that was refused unchecked; other errors stay unchanged. */
export function toProviderError(ctx: KoaContextWithOIDC, error: unknown): unknown {
  if (error instanceof TooManyFailures) {
    ctx.set('Retry-After', String(error.retryAfterSeconds))
    return providerError(429, 'slow_down', tooManyTries(error.retryAfterSeconds))
  }
  if (error instanceof QueueFull) {
    ctx.set('Retry-After', String(BUSY_SECONDS))
    return providerError(503, 'temporarily_unavailable', 'Too many people are signing in. Please try again.')
  }
  return error
}

/** Sends the error for a password that was refused unchecked; other errors are rethrown. */
export function sendAttemptError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof TooManyFailures) return tooManyRequests(reply, error.retryAfterSeconds)
  if (error instanceof QueueFull) return tooManyRequests(reply, BUSY_SECONDS)
  throw error
}

/** Creates an error that the provider sends with this status. */
export function providerError(status: number, error: string, description: string): errors.OIDCProviderError {
  return Object.assign(new errors.CustomOIDCProviderError(error, description), {
    status,
    statusCode: status,
    expose: true,
  })
}
