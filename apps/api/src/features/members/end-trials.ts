import type { Services } from '../../server/services.ts'
import { updateEndedTrials } from './trials-store.ts'

/**
 * Stores every trial that has ended at `now` (epoch ms) as a former trial. Reads do not depend on it, because
 * `accountStatusAt` of packages/domain computes the status.
 */
export async function endTrials(
  { cacheInvalidation }: Pick<Services, 'cacheInvalidation'>,
  now: number,
): Promise<void> {
  await cacheInvalidation.transaction(async (tx, invalidate) => {
    for (const userId of await updateEndedTrials(tx, now)) invalidate('membership', userId)
  })
}
