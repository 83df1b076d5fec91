import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, tooManyRequests } from '../http/refusals.ts'
import type { CalendarLinks, CalendarTarget, SignedQuery } from '../links/calendar-links.ts'
import type { Limits } from '../limits/limits.ts'

interface SignedRoute {
  Params: { id: string }
  Querystring: SignedQuery
}

/** A request whose signature is that of the member. */
interface SignedRequest {
  request: FastifyRequest<SignedRoute>
  reply: FastifyReply
  /** The id in the path. */
  id: string
  userId: string
  /** A text that stands for this address alone, as a key. */
  address: string
}

/**
 * Mounts `GET` of a path that is signed for one member and has a parameter `id`. It returns 404 for a wrong signature and 429
 * beyond the limit of the address; `answer` sends everything else.
 */
export function mountSignedAddress(
  app: FastifyInstance,
  { calendarLinks, limits }: { calendarLinks: CalendarLinks; limits: Limits },
  { target, path }: { target: CalendarTarget; path: string },
  answer: (signed: SignedRequest) => Promise<FastifyReply>,
): void {
  app.get<SignedRoute>(path, async (request, reply) => {
    const { id } = request.params
    const userId = calendarLinks.memberOf(target, id, request.query)
    if (!userId) return notFound(reply)
    const address = `${target} ${id} ${userId}`
    const result = await limits.consume('calendar', address)
    if (!result.allowed) return tooManyRequests(reply, result.retryAfterSeconds)
    return answer({ request, reply, id, userId, address })
  })
}

/**
 * Redirects to a room, or to the page in its place; 404 without either. The page that is redirected to does not learn the
 * signed address.
 */
export function sendRoom(reply: FastifyReply, address: string | undefined): FastifyReply {
  reply.header('referrer-policy', 'no-referrer')
  return address === undefined ? notFound(reply) : reply.redirect(address, 302)
}
