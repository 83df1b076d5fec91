import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import type { Services } from '../../../server/services.ts'
import { refusalPage, SIGN_IN_CONTENT_SECURITY_POLICY } from './sign-in-page.ts'

/**
 * Counts an authorization request by IP address, because each leaves a record even if it is never completed. Sends the
 * refusal beyond the limit; returns undefined within it. Gate G10.
 */
export async function limitAuthorization(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const result = await limits.consume('authorize', request.ip)
  if (result.allowed) return undefined
  const { retryAfterSeconds: seconds } = result
  return reply
    .code(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', SIGN_IN_CONTENT_SECURITY_POLICY)
    .type('text/html; charset=utf-8')
    .send(refusalPage(config.brand.name, tooManyTries(seconds)))
}
