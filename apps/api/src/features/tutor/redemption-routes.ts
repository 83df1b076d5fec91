import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TutorConfig } from '../../server/config/outside-services.ts'
import { malformedRequest, tooManyRequests } from '../../server/http/refusals.ts'
import type { Services } from '../../server/services.ts'
import { redeemHandover } from './redeem-handover.ts'

/** The path at which the tutor redeems tokens. */
export const REDEEM_PATH = '/profai/redeem'
const MAX_BYTES = 8192
const REDEMPTION = z.strictObject({ token: z.string() })

/**
 * Mounts `POST /profai/redeem`, by which the tutor's server learns who a member is. It proves itself by its client id and
 * secret (HTTP Basic). Whatever is wrong with a token, the answer is the same. docs/product/tutor.md#redeeming
 */
export function mountRedemption(app: FastifyInstance, services: Services): void {
  const { clock, config, limits } = services
  const { tutor } = config
  if (!tutor) return
  app.post(
    REDEEM_PATH,
    { bodyLimit: MAX_BYTES, config: { isData: true } },
    async ({ body, headers, ip }, reply) => {
      const limit = await limits.consume('redeem-handover', ip)
      if (!limit.allowed) return tooManyRequests(reply, limit.retryAfterSeconds)
      if (!isTutor(tutor, headers.authorization))
        return reply
          .code(401)
          .header('www-authenticate', 'Basic realm="profai"')
          .send({ error: { message: 'Unauthorized' } })
      const redemption = REDEMPTION.safeParse(body).data
      if (!redemption) return malformedRequest(reply)
      const member = await redeemHandover(services, tutor, { ...redemption, now: clock() })
      return member ?? reply.code(400).send({ error: { message: 'This token is not good.' } })
    },
  )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Returns whether an `Authorization` header is the tutor's; hashes have one length, and comparing them tells nothing. */
function isTutor({ clientId, clientSecret }: TutorConfig, authorization = ''): boolean {
  const own = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  return timingSafeEqual(hashOf(authorization), hashOf(own))
}
