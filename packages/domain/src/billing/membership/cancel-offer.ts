/** A member's subscription, and what else decides whether it is offered a discount. Amounts are in cents. */
export interface OfferedSubscription {
  /** In the words of Stripe. */
  readonly status: string
  /** Null for one that renews. */
  readonly cancelAt: unknown
  readonly discount: unknown
  readonly amount: number
  /** What the next payment will be; null where Stripe has not said. */
  readonly nextAmount: number | null
}

/** The amounts of a discount on the next payment, in cents. */
export interface OfferedPrices {
  readonly normalPrice: number
  readonly newPrice: number
}

/**
 * Returns the prices at which a member is offered to stay, when they think of canceling; null for whom nothing is offered:
 * the subscription does not renew, is not paid, has a discount, or they took the discount before. See
 * docs/product/billing.md#canceling-and-the-offer.
 */
export function cancelOffer(
  { status, cancelAt, discount, amount, nextAmount }: OfferedSubscription,
  { amountOff, taken }: { amountOff: number; taken: boolean },
): OfferedPrices | null {
  if (status !== 'active' || cancelAt !== null || discount !== null || taken) return null
  const normalPrice = nextAmount ?? amount
  if (normalPrice <= 0) return null
  return { normalPrice, newPrice: Math.max(0, normalPrice - amountOff) }
}
