import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { hasSchedule } from '../portal/subscription-store.ts'

/** Returns whether a schedule changes the viewer's subscription later. */
export function hasScheduledChange({ services, viewer }: UseCaseContext<'database'>): Promise<boolean> {
  return hasSchedule(services.database.db, viewer.userId)
}
