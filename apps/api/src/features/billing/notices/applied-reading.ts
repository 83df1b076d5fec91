import type { BillingRows } from '../billing-rows.ts'

/** A reading that was applied to the mirror of one member. */
export interface AppliedReading {
  userId: string
  /** The rows as they were, and as they are now. */
  before: BillingRows
  after: BillingRows
  /** The id of the charge (`paymentId`) that last paid a subscription, and that paid a purchase, by the id of what it paid. */
  paidBy: ReadonlyMap<string, string>
  /** The amount due on the open invoice of a subscription, in cents, by the id of the subscription. */
  amountsDue: ReadonlyMap<string, number>
  /** Epoch ms. */
  now: number
}
