import type { Receipt } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { findPayments } from './subscription-store.ts'

const MOST_RECEIPTS = 24

/** Returns the viewer's newest payments, newest first. The billing portal has all. */
export function listReceipts({ services, viewer }: UseCaseContext<'database'>): Promise<Receipt[]> {
  return findPayments(services.database.db, viewer.userId, MOST_RECEIPTS)
}
