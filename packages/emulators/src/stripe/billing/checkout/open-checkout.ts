import type { AccountBooks } from '../../account/account-books.ts'
import { invalid } from '../../account/refusal.ts'
import { addCheckoutSession, type CheckoutSession, newCheckoutLine } from '../../objects/checkout-session.ts'
import { type DiscountWish, resolveDiscount, takeOff } from '../discounts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** How long a checkout stays open, and the earliest end of a trial that it may sell. */
const OPEN_FOR = 24 * HOUR
const TRIAL_AT_LEAST = 48 * HOUR

export interface CheckoutWish {
  mode: 'payment' | 'subscription'
  line_items: readonly { price: string; quantity?: number | undefined }[]
  success_url: string
  cancel_url?: string | undefined
  customer?: string | undefined
  customer_email?: string | undefined
  client_reference_id?: string | undefined
  metadata?: Record<string, string> | undefined
  discounts?: readonly DiscountWish[] | undefined
  allow_promotion_codes?: boolean | undefined
  expires_at?: number | undefined
  subscription_data?:
    | {
        trial_end?: number
        trial_period_days?: number
        metadata?: Record<string, string>
        description?: string
      }
    | undefined
  payment_intent_data?: { metadata?: Record<string, string>; description?: string } | undefined
}

/** Opens a checkout, or refuses what could not be paid. */
export function openCheckout(books: AccountBooks, wish: CheckoutWish): CheckoutSession {
  const { customer = null, mode, subscription_data: plan } = wish
  if (customer !== null) books.need('customers', customer, 'customer')
  const at = books.time(customer ?? undefined)
  const lines = wish.line_items.map(({ price, quantity = 1 }, index) => ({
    price: books.need('prices', price, `line_items[${index}][price]`),
    quantity,
  }))
  const [first] = lines
  if (!first)
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
  refuseLines(books, wish, lines)
  refuseCombinations(wish)
  const { currency } = first.price
  const [discount] = wish.discounts ?? []
  const found = discount && resolveDiscount(books, discount, { customer, currency, at })
  const days = plan?.trial_period_days
  const trialEnd = plan?.trial_end ?? (days === undefined ? null : at + days * 24 * HOUR)
  if (plan?.trial_end !== undefined && plan.trial_end < at + TRIAL_AT_LEAST)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    })
  const expires = wish.expires_at ?? at + OPEN_FOR
  if (expires < at + 30 * MINUTE || expires > at + OPEN_FOR)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  const subtotals = lines.map(({ price, quantity }) =>
    trialEnd === null ? (price.unit_amount ?? 0) * quantity : 0,
  )
  const subtotal = subtotals.reduce((sum, amount) => sum + amount, 0)
  const [off = 0] = found ? takeOff([found.coupon], subtotal) : []
  const session = addCheckoutSession(books, {
    mode,
    customer,
    currency,
    subtotal,
    created: at,
    expires_at: expires,
    total: subtotal - off,
    allow_promotion_codes: wish.allow_promotion_codes ?? null,
    cancel_url: wish.cancel_url ?? null,
    client_reference_id: wish.client_reference_id ?? null,
    customer_email: wish.customer_email ?? null,
    discounts: discount
      ? [{ coupon: discount.coupon ?? null, promotion_code: discount.promotion_code ?? null }]
      : [],
    metadata: wish.metadata ?? {},
    success_url: wish.success_url,
  })
  let rest = off
  books.objects.checkoutTerms.set(session.id, {
    id: session.id,
    coupon: discount?.coupon ?? null,
    promotionCode: discount?.promotion_code ?? null,
    trialEnd,
    metadata: (mode === 'payment' ? wish.payment_intent_data : plan)?.metadata ?? {},
    description: (mode === 'payment' ? wish.payment_intent_data : plan)?.description ?? null,
    lineItems: lines.map(({ price, quantity }, index) => {
      const amount = subtotals[index] ?? 0
      const share = Math.min(rest, amount)
      rest -= share
      return newCheckoutLine(books, price, { quantity, subtotal: amount, discount: share })
    }),
  })
  return session
}

function refuseLines(
  books: AccountBooks,
  { mode }: CheckoutWish,
  lines: readonly { price: CheckoutPrice }[],
): void {
  const inactive = lines.find(
    ({ price }) => !price.active || books.objects.products.get(price.product)?.active === false,
  )
  if (inactive)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      code: 'price_inactive',
      param: 'line_items[0][price]',
    })
  const isRecurring = lines.map(({ price }) => price.recurring !== null)
  if (mode === 'payment' && isRecurring.includes(true))
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    )
  if (mode === 'subscription' && isRecurring.includes(false))
    throw invalid('The emulator sells only recurring prices in `subscription` mode.', { param: 'line_items' })
}

type CheckoutPrice = ReturnType<typeof newCheckoutLine>['price'] & object

function refuseCombinations(wish: CheckoutWish): void {
  const onlyOne = (a: keyof CheckoutWish, b: keyof CheckoutWish) => {
    if (wish[a] !== undefined && wish[b] !== undefined)
      throw invalid(`You may only specify one of these parameters: ${a}, ${b}.`)
  }
  onlyOne('customer', 'customer_email')
  onlyOne('allow_promotion_codes', 'discounts')
  if ((wish.discounts?.length ?? 0) > 1)
    throw invalid('You may only specify one discount.', { param: 'discounts' })
  if (wish.mode === 'payment' && wish.subscription_data)
    throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' })
  if (wish.mode === 'subscription' && wish.payment_intent_data)
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', {
      param: 'payment_intent_data',
    })
}
