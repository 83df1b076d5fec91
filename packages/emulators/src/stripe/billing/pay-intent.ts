import type { AccountBooks } from '../account/account-books.ts'
import { behaviorOf, DECLINED, type PaymentOutcome } from '../account/cards.ts'
import { changeAndTell } from '../account/change.ts'
import { addCharge } from '../objects/charge.ts'
import { declinedError, type PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'

/** How a payment is made. */
export interface PaymentTry {
  at: number
  /** True while the person is on the page, who can confirm the payment. */
  present: boolean
}

/** Tries to take the money of an intent with a card; what needs the person or the bank waits for `settleIntent`. */
export function payIntent(
  books: AccountBooks,
  intent: PaymentIntent,
  method: PaymentMethod,
  { at, present }: PaymentTry,
): PaymentOutcome {
  const behavior = behaviorOf(numberOf(books, method))
  const { id } = intent
  if (behavior === 'confirmation' && present) {
    Object.assign(intent, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    } satisfies Partial<PaymentIntent>)
    books.emit('payment_intent.requires_action', intent)
    return { result: 'requires_confirmation', intent: id }
  }
  if (behavior === 'settles_later') {
    Object.assign(intent, {
      status: 'processing',
      payment_method: method.id,
    } satisfies Partial<PaymentIntent>)
    books.emit('payment_intent.processing', intent)
    return { result: 'settles_later', intent: id }
  }
  const isWell = paysAlone(books, method) || (behavior === 'fails_on_renewal' && present)
  return settleIntent(books, intent, method, { at, succeeds: isWell })
}

/** True for a card that pays in the person's absence. */
export const paysAlone = (books: AccountBooks, method: PaymentMethod): boolean =>
  behaviorOf(numberOf(books, method)) === 'succeeds'

const numberOf = (books: AccountBooks, { id }: PaymentMethod): string =>
  books.need('cardsOfMethods', id).number

/** Takes the money of an intent, or records that it was declined. */
export function settleIntent(
  books: AccountBooks,
  intent: PaymentIntent,
  method: PaymentMethod,
  { at, succeeds }: { at: number; succeeds: boolean },
): PaymentOutcome {
  const { amount, currency, customer, description } = intent
  const facts = { amount, currency, customer, description, payment_intent: intent.id, method, created: at }
  const charge = addCharge(books, { ...facts, failed: !succeeds })
  Object.assign(intent, {
    amount_received: succeeds ? amount : 0,
    last_payment_error: succeeds ? null : declinedError(method, charge.id),
    latest_charge: charge.id,
    next_action: null,
    payment_method: succeeds ? method.id : null,
    status: succeeds ? 'succeeded' : 'requires_payment_method',
  } satisfies Partial<PaymentIntent>)
  books.emit(succeeds ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent)
  return succeeds ? { result: 'succeeded' } : { result: 'declined', message: DECLINED }
}

/** A card whose payment was confirmed once is set up for payments in the person's absence. */
export function setUpCard(books: AccountBooks, method: string): void {
  const card = books.need('cardsOfMethods', method)
  if (behaviorOf(card.number) === 'confirmation') card.number = '4242424242424242'
}

/** Makes a card the one that a subscription and its customer pay with. */
export function useCard(books: AccountBooks, method: PaymentMethod, subscriptionId: string | null): void {
  const customer = method.customer === null ? undefined : books.objects.customers.get(method.customer)
  if (customer && customer.invoice_settings.default_payment_method === null)
    changeAndTell(books, 'customer.updated', customer, {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
    })
  const subscription = subscriptionId === null ? undefined : books.objects.subscriptions.get(subscriptionId)
  if (subscription)
    changeAndTell(books, 'customer.subscription.updated', subscription, { default_payment_method: method.id })
}
