import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type Price = Wire<Stripe.Price>
export type Interval = Stripe.Price.Recurring.Interval

export interface PriceFacts {
  id?: string
  product: string
  currency: string
  unit_amount: number
  active?: boolean
  /** Absent for a price that is paid once. */
  recurring?: { interval: Interval; interval_count?: number }
  lookup_key?: string | null
  nickname?: string | null
  metadata?: Record<string, string>
}

/** Adds a price of a product. */
export function addPrice(books: AccountBooks, facts: PriceFacts): Price {
  const { recurring } = facts
  const price = {
    id: facts.id ?? books.newId('price'),
    object: 'price',
    active: facts.active ?? true,
    billing_scheme: 'per_unit',
    created: books.time(),
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: facts.lookup_key ?? null,
    metadata: facts.metadata ?? {},
    nickname: facts.nickname ?? null,
    product: facts.product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: facts.unit_amount,
    unit_amount_decimal: String(facts.unit_amount),
  } satisfies Price
  books.objects.prices.set(price.id, price)
  books.emit('price.created', price)
  return price
}

/** Returns the plan that a recurring price was called before there were prices; items still carry it. */
export function planOf(price: Price): Wire<Stripe.Plan> {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'year',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
