import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import type { Services } from '../../../server/services.ts'
import { refusalPage, SIGN_IN_CONTENT_SECURITY_POLICY } from './sign-in-page.ts'

/**
 * Counts one authorization request by its address: each leaves a record, finished or not. Answers the refusal when there
 * were too many, otherwise nothing. Gate G10.
 */
export async function refuseOpening(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const taken = await limits.take('authorize', request.ip)
  if (taken.allowed) return undefined
  const { retryAfterSeconds: seconds } = taken
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', SIGN_IN_CONTENT_SECURITY_POLICY)
    .type('text/html; charset=utf-8')
    .send(refusalPage(config.brand.name, tooManyTries(seconds)))
}
