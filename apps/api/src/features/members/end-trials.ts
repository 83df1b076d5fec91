import type { Services } from '../../server/services.ts'
import { storeEndedTrials } from './members-store.ts'

/**
 * Stores that every trial which is over at `now` (epoch ms) is a former trial. What is answered does not wait for it:
 * `accountStatusAt` of packages/domain says it at once.
 */
export async function endTrials(
  { cacheInvalidation }: Pick<Services, 'cacheInvalidation'>,
  now: number,
): Promise<void> {
  await cacheInvalidation.transaction(async (tx, invalidate) => {
    for (const userId of await storeEndedTrials(tx, now)) invalidate('member', userId)
  })
}
