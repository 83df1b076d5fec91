import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../../server/services.ts'

/** Mounts `GET /altcha/challenge`, a fresh challenge for the free signup. Specification 1, section 2.3. */
export function mountChallenges(
  app: FastifyInstance,
  { botChallenges, clock }: Pick<Services, 'botChallenges' | 'clock'>,
): void {
  app.get('/altcha/challenge', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await botChallenges.create('signup', clock())),
  )
}
