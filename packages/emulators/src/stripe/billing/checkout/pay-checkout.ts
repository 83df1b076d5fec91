import type { AccountBooks } from '../../account/account-books.ts'
import { behaviorOf, DECLINED, type PaymentOutcome } from '../../account/cards.ts'
import { invalid } from '../../account/refusal.ts'
import type { CheckoutSession } from '../../objects/checkout-session.ts'
import { addCustomer } from '../../objects/customer.ts'
import { addPaymentIntent, addSetupIntent, type PaymentIntent } from '../../objects/payment-intent.ts'
import { addPaymentMethod, type PaymentMethod } from '../../objects/payment-method.ts'
import { payIntent, useCard } from '../pay-intent.ts'
import { startSubscription } from '../start-subscription.ts'

/** A person pays on the page of an open checkout. A declined card leaves it open for another. */
export function payCheckout(books: AccountBooks, session: CheckoutSession, number: string): PaymentOutcome {
  if (session.status !== 'open')
    throw invalid(`This Checkout Session is ${session.status}: it can not be paid any more.`)
  const { id, mode } = session
  if (session.customer === null && mode === 'subscription')
    session.customer = addCustomer(books, { email: session.customer_email }).id
  const { currency, customer } = session
  const terms = books.need('checkoutTerms', id)
  const at = books.time(customer ?? undefined)
  const method = addPaymentMethod(books, { customer, number, created: at })
  const amount = session.amount_total ?? 0
  if (amount === 0) return storeCard(books, session, method, at)
  const intent = addPaymentIntent(books, {
    amount,
    customer,
    currency: currency ?? 'usd',
    created: at,
    description: mode === 'subscription' ? 'Subscription creation' : terms.description,
    metadata: mode === 'payment' ? terms.metadata : {},
    setup_future_usage: mode === 'subscription' ? 'off_session' : null,
  })
  const outcome = payIntent(books, intent, method, { at, present: true })
  if (outcome.result === 'succeeded') completeCheckout(books, session, { method, intent, at })
  else if (outcome.result !== 'declined') {
    books.objects.pendingPayments.set(intent.id, { id: intent.id, target: id, method: method.id })
    if (outcome.result === 'settles_later') completeCheckout(books, session, { method, intent, at })
  }
  return outcome
}

/** Stores the card of a person who pays nothing today. */
function storeCard(
  books: AccountBooks,
  session: CheckoutSession,
  method: PaymentMethod,
  at: number,
): PaymentOutcome {
  const behavior = behaviorOf(books.need('cardsOfMethods', method.id).number)
  if (behavior === 'declined') return { result: 'declined', message: DECLINED }
  if (behavior === 'confirmation') {
    const { id } = addSetupIntent(books, method, at)
    books.objects.pendingPayments.set(id, { id, target: session.id, method: method.id })
    return { result: 'requires_confirmation', intent: id }
  }
  completeCheckout(books, session, { method, intent: null, at })
  return { result: 'succeeded' }
}

/** Ends a checkout whose payment succeeded, is with a bank, or was not needed, and starts what it sold. */
export function completeCheckout(
  books: AccountBooks,
  session: CheckoutSession,
  { at, intent, method }: { method: PaymentMethod; intent: PaymentIntent | null; at: number },
): void {
  const terms = books.need('checkoutTerms', session.id)
  const isPaid = intent?.status === 'succeeded'
  if (session.mode === 'subscription' && session.customer !== null) {
    const { subscription } = startSubscription(books, {
      customer: session.customer,
      items: terms.lineItems.flatMap(({ price, quantity }) =>
        price ? [{ price, quantity: quantity ?? 1 }] : [],
      ),
      discounts: discountsOf(terms),
      trialEnd: terms.trialEnd,
      metadata: terms.metadata,
      description: terms.description,
      method,
      at,
      checkout: { session: session.id, intent: intent?.id ?? null, isPaid },
    })
    session.subscription = subscription.id
    session.invoice = subscription.latest_invoice
  } else {
    session.payment_intent = intent?.id ?? null
    redeemOnce(books, terms)
  }
  useCard(books, method, null)
  const customer = session.customer === null ? undefined : books.objects.customers.get(session.customer)
  Object.assign(session, {
    status: 'complete',
    url: null,
    payment_status: isPaid ? 'paid' : intent ? 'unpaid' : 'no_payment_required',
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? session.customer_email,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  } satisfies Partial<CheckoutSession>)
  books.emit('checkout.session.completed', session)
}

const discountsOf = ({ coupon, promotionCode }: { coupon: string | null; promotionCode: string | null }) =>
  coupon === null && promotionCode === null
    ? []
    : [{ coupon: coupon ?? undefined, promotion_code: promotionCode ?? undefined }]

/** A payment without a subscription counts its coupon, but keeps no discount. */
function redeemOnce(
  books: AccountBooks,
  terms: { coupon: string | null; promotionCode: string | null },
): void {
  const code =
    terms.promotionCode === null ? undefined : books.objects.promotionCodes.get(terms.promotionCode)
  const coupon = books.objects.coupons.get(code?.promotion.coupon ?? terms.coupon ?? '')
  if (coupon) coupon.times_redeemed++
  if (code) code.times_redeemed++
}

/** Closes a checkout that was not paid. */
export function expireCheckout(books: AccountBooks, session: CheckoutSession): void {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<CheckoutSession>)
  for (const { id, target } of books.objects.pendingPayments.values())
    if (target === session.id) books.objects.pendingPayments.delete(id)
  books.emit('checkout.session.expired', session)
}
