import type { Difference } from '@section/domain/billing/comparison/books.ts'
import { compareBilling } from '@section/domain/billing/comparison/compare-billing.ts'
import type { Services } from '../../../server/services.ts'
import { loadBooks } from './books-store.ts'
import { listAtStripe } from './list-at-stripe.ts'

/** The differences that a comparison found, and the numbers of subscriptions and purchases that it read. */
export interface Comparison {
  subscriptions: number
  purchases: number
  differences: readonly Difference[]
}

/**
 * Compares all subscriptions and the late purchases at Stripe with the school's books, and changes nothing. `now` in epoch ms.
 * Null for a school that sells nothing. Errors: those of the library, `UnusableAnswer`. docs/product/billing.md#comparison
 */
export async function compareWithStripe(
  { stripe, database, config }: Pick<Services, 'config' | 'database' | 'stripe'>,
  now: number,
): Promise<Comparison | null> {
  if (!stripe) return null
  const listed = await listAtStripe(stripe, now)
  // What is stored is read after Stripe was, because Stripe comes first when something happens meanwhile.
  const books = await loadBooks(database.db)
  const returned = new Set(
    books.subscriptions.flatMap(({ subscriptionId, refunded }) => (refunded ? [subscriptionId] : [])),
  )
  const subscriptions = listed.subscriptions.map((each) => ({
    ...each,
    refunded: each.refunded || returned.has(each.subscriptionId),
  }))
  const { graceDays } = config
  return {
    subscriptions: subscriptions.length,
    purchases: listed.purchases.length,
    differences: compareBilling({ ...listed, subscriptions }, books, { graceDays, now }),
  }
}
