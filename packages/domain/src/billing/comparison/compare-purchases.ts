import {
  BY_HAND,
  type Books,
  type BooksAtStripe,
  type ComparedPurchase,
  type Difference,
  type PurchaseAtStripe,
  type StoredPurchase,
} from './books.ts'

/**
 * Returns what differs between the purchases at Stripe and those that are stored. `owners` has the members by their customers.
 * Purchases that the school does not sell are left out. See docs/product/billing.md#comparison.
 */
export function purchaseDifferences(
  { purchases, returned }: Pick<BooksAtStripe, 'purchases' | 'returned'>,
  books: Pick<Books, 'purchases' | 'products'>,
  owners: ReadonlyMap<string, string>,
): Difference[] {
  const [stored, listed] = [idsOf(books.purchases), idsOf(purchases)]
  const isReturned = ({ paymentIntentId }: ComparedPurchase) =>
    paymentIntentId !== null && returned.has(paymentIntentId)
  const unknown = purchases.filter(
    ({ purchaseId, boughtProducts }) =>
      !stored.has(purchaseId) && boughtProducts.some((product) => books.products.has(product)),
  )
  return [
    ...unknown.flatMap((theirs) =>
      unknownPurchase(theirs, owners.get(theirs.stripeCustomerId ?? ''), isReturned(theirs)),
    ),
    ...books.purchases.flatMap((ours) => {
      // Whether an older purchase was returned long ago is not listed, and what is stored of it counts.
      const there = isReturned(ours) || (ours.refunded && !listed.has(ours.purchaseId))
      return ours.refunded === there ? [] : [refundDifference(ours, there)]
    }),
  ]
}

const idsOf = (purchases: readonly ComparedPurchase[]): ReadonlySet<string> =>
  new Set(purchases.map(({ purchaseId }) => purchaseId))

function unknownPurchase(
  { purchaseId: boughtId, stripeCustomerId }: PurchaseAtStripe,
  userId: string | undefined,
  returned: boolean,
): Difference[] {
  const kind = 'purchase unknown to us'
  if (userId !== undefined) {
    const what = returned ? 'it was paid and returned at Stripe' : 'it is paid at Stripe'
    return [{ kind, userId, boughtId, what, would: 'would store it' }]
  }
  // Of whoever has their money back, nothing is left to look at.
  if (returned) return []
  const what =
    stripeCustomerId === null
      ? 'it is paid and has no customer'
      : `no member has its customer ${stripeCustomerId}, and it is paid`
  return [{ kind, userId: null, boughtId, what, would: BY_HAND }]
}

const refundDifference = ({ userId, purchaseId }: StoredPurchase, returned: boolean): Difference => ({
  kind: 'purchase refund',
  userId,
  boughtId: purchaseId,
  what: `${inWords(!returned)} here, ${inWords(returned)} at Stripe`,
  would: `would write: ${inWords(returned)}`,
})

const inWords = (returned: boolean): string => (returned ? 'returned in full' : 'not returned')
