/** What a school sells and has sold, from which an account is made that looks as if it had been there all the time. */
export interface AccountSeed {
  prices: readonly SeededPrice[]
  coupons: readonly SeededCoupon[]
  portalConfigurations: readonly { id: string; cancels: boolean }[]
  customers: readonly SeededCustomer[]
}

/** A product and its one price. Amounts are in cents. */
interface SeededPrice {
  id: string
  product: string
  name: string
  amount: number
  currency: string
  /** True for what is paid every year, false for what is bought once. */
  yearly: boolean
}

/** A coupon for the next payment, and the code that people may type for it. */
interface SeededCoupon {
  id: string
  amountOff: number
  currency: string
  code: { id: string; code: string } | null
}

export interface SeededCustomer {
  id: string
  email: string
  name: string
  metadata: Record<string, string>
  subscriptions: readonly SeededSubscription[]
  purchases: readonly SeededPurchase[]
  payments: readonly SeededPayment[]
}

/** A subscription; moments are epoch seconds. */
export interface SeededSubscription {
  id: string
  price: string
  startedAt: number
  /** The end of a trial that still goes on; null without one. */
  trialEnd: number | null
  /** The start of the period whose payment failed; null where none failed. */
  failedAt: number | null
  /** The moment at which it was canceled, to end with its period; null for one that renews. */
  canceledAt: number | null
  /** The moment at which it ended; null for one that runs. */
  endedAt: number | null
  /** The coupon that comes off the next payment; null without one. */
  coupon: string | null
  /** The schedule by which another price begins with the next period; null without one. */
  schedule: { id: string; price: string } | null
  /** The id of the invoice that is not paid; null without one. */
  openInvoice: string | null
  /** What was paid at the start, which a coupon may have made less than the price; null for an unknown amount. */
  firstAmount: number | null
}

/** What was bought once; its id is that of the checkout session. */
export interface SeededPurchase {
  id: string
  price: string
  purchasedAt: number
}

interface SeededPayment {
  /** The id of the charge. */
  id: string
  amountRefunded: number
  paidAt: number
}
