import type { payments, purchases, subscriptions } from '@section/db/schema.ts'

/** The rows that mirror what Stripe says about one member. */
export interface BillingRows {
  subscriptions: readonly (typeof subscriptions.$inferSelect)[]
  payments: readonly (typeof payments.$inferSelect)[]
  purchases: readonly (typeof purchases.$inferSelect)[]
}
