import type { FastifyInstance } from 'fastify'
import { and, eq, lt } from 'drizzle-orm'
import { members } from '@section/db/schema.ts'
import type { Services } from '../../server/services.ts'

const EVERY_MS = 10 * 60_000

/**
 * Stores now and then, while the server runs, that trials are over. What is answered does not wait for it:
 * `accountStatusAt` of packages/domain says it at once.
 */
export function endTrialsRegularly(app: FastifyInstance, services: Services): void {
  const timer = setInterval(() => {
    endTrials(services, services.clock()).catch((err: unknown) =>
      services.log.warn({ err }, 'Ended trials stay stored as trials'),
    )
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}

/** Makes every trial that is over at `now` (epoch ms) a former trial. */
export async function endTrials(
  { cacheInvalidation }: Pick<Services, 'cacheInvalidation'>,
  now: number,
): Promise<void> {
  await cacheInvalidation.transaction(async (tx, invalidate) => {
    const ended = await tx
      .update(members)
      .set({ status: 'POST_TRIAL' })
      .where(and(eq(members.status, 'TRIAL'), lt(members.trialEndDate, new Date(now))))
      .returning({ userId: members.userId })
    for (const { userId } of ended) invalidate('member', userId)
  })
}
