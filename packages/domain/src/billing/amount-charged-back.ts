/** A charge of which banks took something back. All amounts are in cents. */
interface LostCharge {
  readonly amount: number
  readonly amountRefunded: number
  /** The sum of the disputes that were lost, as the banks state it. */
  readonly amountLost: number
}

/**
 * Returns what banks took back of a charge, in cents: at most what was left of it after refunds, and all of that once they took
 * nine tenths of it, because a bank reckons in its own currency. docs/product/billing.md#refunds
 */
export function amountChargedBack({ amount, amountRefunded, amountLost }: LostCharge): number {
  const left = Math.max(amount - amountRefunded, 0)
  return amountLost * 10 >= left * 9 ? left : amountLost
}
