import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../../../server/access/authenticate.ts'
import type { SignedInViewer } from '../../../server/access/viewer.ts'
import { unauthorizedRequest } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'

/** Returns the member who sent a request to a JSON endpoint; otherwise sends 401 and returns undefined. */
export async function authenticateMember(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInViewer | undefined> {
  const viewer = await authenticate(services, request.headers.authorization)
  if (viewer && !(viewer instanceof Error)) return viewer
  unauthorizedRequest(reply, viewer?.message)
  return undefined
}
