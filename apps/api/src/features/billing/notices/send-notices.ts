import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import type { BillingRows } from '../billing-rows.ts'

/** A reading that was applied to the mirror of one member. */
export interface AppliedReading {
  userId: string
  /** The rows as they were, and as they are now. */
  before: BillingRows
  after: BillingRows
  /** The id of the charge (`paymentId`) that last paid a subscription, and that paid a purchase, by the id of what it paid. */
  paidBy: ReadonlyMap<string, string>
  /** What the open invoice of a subscription asks for, in cents, by the id of the subscription. */
  amountsDue: ReadonlyMap<string, number>
  /** Epoch ms. */
  now: number
}

/**
 * Queues the mails that an applied reading gives cause for, in the transaction that applies it; each occasion is mailed once.
 * docs/product/billing.md#mails
 */
export async function sendNotices(
  tx: Db,
  services: Pick<Services, 'config' | 'outbox'>,
  reading: AppliedReading,
): Promise<void> {
  void [tx, services, reading]
}
