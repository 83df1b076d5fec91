import type { FastifyInstance, FastifyReply } from 'fastify'
import { GraphQLError } from 'graphql'
import { membershipKey } from '@section/domain/billing/membership-key.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { unauthorizedRequest, unavailable } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import { MembershipWaits, WAIT_LIMITS } from './membership-waits.ts'

/** The query of a request: the key of the membership that the browser shows. */
interface Query {
  known?: unknown
}

/**
 * Mounts `GET /membership-changes?known={key}`, which answers as soon as the sender's membership is another one than the
 * browser shows, or a change of it is announced, with its key; null when the sign-in has ended meanwhile. Without a change it
 * answers 204 after 25 seconds, and at once, with `Retry-After`, when too many wait. docs/decisions/live-membership.md
 */
export function mountMembershipChanges(app: FastifyInstance, services: Services, limits = WAIT_LIMITS): void {
  const waits = new MembershipWaits(services.cacheInvalidation, limits)
  app.addHook('preClose', (done) => {
    waits.close()
    done()
  })
  app.get<{ Querystring: Query }>(
    '/membership-changes',
    { config: { isData: true } },
    async (request, reply) => {
      const { authorization } = request.headers
      const viewer = await authenticate(services, authorization)
      if (viewer instanceof GraphQLError) return unauthorizedRequest(reply, viewer.message)
      if (!viewer) return unauthorizedRequest(reply)
      if (request.query.known !== membershipKey(viewer))
        return reply.send({ membership: membershipKey(viewer) })
      const outcome = await waits.wait(viewer, closed(reply))
      if (outcome === 'closing') return unavailable(reply)
      if (outcome === 'unchanged') return reply.code(204).send()
      if (outcome === null)
        return reply
          .code(204)
          .header('retry-after', String(limits.holdMs / 1000))
          .send()
      const now = await authenticate(services, authorization)
      return reply.send({ membership: now && !(now instanceof GraphQLError) ? membershipKey(now) : null })
    },
  )
}

/** Returns a signal of the end of the connection, e.g. because the browser has closed the page. */
function closed({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}
