import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { ERROR_CODES, type ErrorCode } from '@section/contract/error-codes.ts'
import type { Services } from '../../../server/services.ts'
import type { FederationBroker } from '../federation/federation-broker.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** The path of the step between an authorization request and its code; the id of the interaction follows. */
export const INTERACTION_PATH = '/oauth2/interaction'

/** The dependencies of the pages between an authorization request and its code. */
export interface InteractionParts {
  services: Services
  /** Returns the provider that signs with the current keys. */
  provider: () => Provider
  /** The transactions of the provider. */
  unit: UnitOfWork
  broker: FederationBroker
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Returns the interaction that this browser has begun; undefined when there is none. */
export async function findInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

/** Stores the result of this browser's interaction and sends the browser on; `beforeRedirect` runs in between. */
export async function finishInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
  beforeRedirect?: () => Promise<void>,
): Promise<FastifyReply> {
  const next = await provider.interactionResult(request.raw, reply.raw, result)
  await beforeRedirect?.()
  return reply.redirect(next, 303)
}

/** Returns the authorization error for a sign-in that failed. */
export const failedResult = (code: ErrorCode) => ({
  error: 'access_denied',
  error_description: ERROR_CODES[code],
})
