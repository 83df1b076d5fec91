import type { FastifyInstance } from 'fastify'
import type { Services } from '../../server/services.ts'
import { purgeSignups } from './registration/signup-handles.ts'

const PURGE_EVERY_MS = 30 * 60_000

type InvitationServices = Pick<Services, 'botChallenges' | 'clock' | 'database' | 'log'>

/**
 * Mounts `GET /altcha/challenge`, a fresh challenge for the free signup (Specification 1, section 2.3), and forgets
 * now and then what is over.
 */
export function mountInvitations(app: FastifyInstance, services: InvitationServices): void {
  const { botChallenges, clock, database, log } = services
  app.get('/altcha/challenge', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await botChallenges.create('signup', clock())),
  )
  const purge = () => Promise.all([botChallenges.purge(clock()), purgeSignups(database.db, clock())])
  const timer = setInterval(() => {
    purge().catch((err: unknown) => log.warn({ err }, 'Old signups were kept'))
  }, PURGE_EVERY_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
