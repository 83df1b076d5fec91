import { and, eq, lt } from 'drizzle-orm'
import { members } from '@section/db/schema.ts'
import type { Services } from '../../server/services.ts'

/**
 * Stores that every trial which is over at `now` (epoch ms) is a former trial. What is answered does not wait for it:
 * `accountStatusAt` of packages/domain says it at once.
 */
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
