import type { payments, purchases, subscriptions } from '@section/db/schema.ts'

/** The rows that mirror what Stripe says about one member. */
export interface BillingRows {
  subscriptions: readonly (typeof subscriptions.$inferSelect)[]
  payments: readonly (typeof payments.$inferSelect)[]
  purchases: readonly (typeof purchases.$inferSelect)[]
}

/** A row whose instants are epoch ms. */
export type InMilliseconds<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? number
    : Row[Column] extends Date | null
      ? number | null
      : Row[Column]
}

/** Returns a row as rules read it, with its instants in epoch ms. */
export function inMilliseconds<Row extends object>(row: Row): InMilliseconds<Row> {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ])
  return Object.fromEntries(columns) as InMilliseconds<Row>
}

/** Returns what a payment for a plan is called; Stripe itself calls it an update of a subscription. docs/product/billing.md#receipts */
export const yearOf = ({ name }: { name: string }): string => `${name}, one year`
