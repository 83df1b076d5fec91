import type Stripe from 'stripe'
import type { AccountObjects } from '../../account/account-objects.ts'
import type { Wire } from '../../account/wire.ts'
import type { CheckoutSession } from '../../objects/checkout-session.ts'
import { day, money } from '../frame/format.ts'
import { type CardEntry, type CardProblems, cardFields, testCards } from './card-form.ts'
import { markup, type Markup } from '../frame/markup.ts'

/** What a checkout does when it is paid. */
type Terms = NonNullable<ReturnType<AccountObjects['checkoutTerms']['get']>>

export interface CheckoutView {
  session: CheckoutSession
  terms: Terms
  /** Epoch seconds. */
  now: number
  /** The code of the discount, or its name; null without one. */
  discount: string | null
  email: string
  /** What a coupon takes off a first payment that is made later; 0 without one. */
  offLater: number
  entry: CardEntry
  problems: CardProblems
  /** What the bank said of the last attempt. */
  decline: string | null
  /** True for a payment from a bank account, which needs no card. */
  byBank: boolean
}

/** Writes the page on which a person pays: what is bought at the left, the form at the right. */
export const checkoutContent = (view: CheckoutView): Markup =>
  markup`<div class="two">
    <section aria-labelledby="what" class="stack">${summary(view)}</section>
    <section aria-labelledby="how" class="card stack">
      <h2 id="how">${view.byBank ? 'Pay from a bank account' : 'Pay with a card'}</h2>
      ${view.decline && markup`<p class="note bad" role="alert">${view.decline}</p>`}
      ${view.byBank ? bankForm(view) : cardForm(view)}
    </section>
  </div>`

function cardForm(view: CheckoutView): Markup {
  const at = pathOf(view.session)
  return markup`<form method="post" action="${at}" novalidate>
      <div class="field">
        <span class="small soft">Email</span>
        <span>${view.email}</span>
      </div>
      ${cardFields(view.entry, view.problems)}
      <button>${payLabel(view)}</button>
      ${view.session.mode === 'subscription' && markup`<p class="small soft">${consent(view)}</p>`}
    </form>
    ${testCards(at)}
    <p class="small"><a href="${at}?with=bank">Pay from a bank account, which takes days</a></p>`
}

const bankForm = (view: CheckoutView): Markup =>
  markup`<p class="soft">
      The account STRIPE TEST BANK ···· 6789 is debited. The money arrives when the payment is settled on the
      dashboard.
    </p>
    <form method="post" action="${pathOf(view.session)}">
      <input type="hidden" name="with" value="bank" />
      <button>${payLabel(view)}</button>
    </form>
    <p class="small"><a href="${pathOf(view.session)}">Pay with a card</a></p>`

function summary({ session, terms, discount, now, offLater }: CheckoutView): Markup {
  const currency = session.currency ?? 'usd'
  const due = session.amount_total ?? 0
  const off = session.total_details?.amount_discount ?? 0
  const names = terms.lineItems.map(({ description }) => description ?? '').join(', ')
  const renewal = renewalOf(terms)
  const first = terms.trialEnd
  return markup`<div class="tight">
      <p class="soft">${session.mode === 'subscription' ? 'Subscribe to' : 'Buy'}</p>
      <h1 id="what">${names}</h1>
      <p class="big">${money(due, currency)}</p>
      <p class="soft">${dueWords(session.mode === 'subscription', first)}</p>
    </div>
    <dl>
      ${terms.lineItems.map(
        ({ description, price }) =>
          markup`<div>
            <dt>${description}</dt>
            <dd>${money(price?.unit_amount ?? 0, currency)}${perPeriod(price)}</dd>
          </div>`,
      )}
      ${
        (off > 0 || offLater > 0) &&
        markup`<div>
          <dt>Discount ${discount}</dt>
          <dd>−${money(off || offLater, currency)}</dd>
        </div>`
      }
      <div class="sum">
        <dt>Due today</dt>
        <dd>${money(due, currency)}</dd>
      </div>
      ${
        renewal !== null &&
        first !== null &&
        markup`<div>
          <dt>First payment on ${day(first)}, when the trial ends</dt>
          <dd>${money(renewal - offLater, currency)}</dd>
        </div>`
      }
      ${
        renewal !== null &&
        markup`<div>
          <dt>Renews on ${day(yearAfter(first ?? now))}</dt>
          <dd>${money(renewal, currency)}</dd>
        </div>`
      }
    </dl>`
}

const dueWords = (subscribes: boolean, trialEnd: number | null) =>
  trialEnd !== null
    ? `Nothing is charged until ${day(trialEnd)}.`
    : subscribes
      ? 'for the first year'
      : 'paid once'

function payLabel({ session, terms }: CheckoutView): string {
  if (terms.trialEnd !== null) return 'Start the membership'
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd')
  return session.mode === 'subscription' ? `Subscribe for ${amount}` : `Pay ${amount}`
}

function consent({ session, terms }: CheckoutView): string {
  const renewal = money(renewalOf(terms) ?? 0, session.currency ?? 'usd')
  return `By paying you agree that ${renewal} is charged to this card every year until you cancel.`
}

/** Returns what every later period costs; null for what is bought once. */
function renewalOf({ lineItems }: Terms): number | null {
  const recurring = lineItems.filter(({ price }) => price?.recurring)
  if (recurring.length === 0) return null
  return recurring.reduce((sum, { price, quantity }) => sum + (price?.unit_amount ?? 0) * (quantity ?? 1), 0)
}

const perPeriod = (price: Wire<Stripe.Price> | null) =>
  price?.recurring ? ` per ${price.recurring.interval}` : ''

function yearAfter(seconds: number): number {
  const date = new Date(seconds * 1000)
  const dayOfMonth = date.getUTCDate()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.getTime() / 1000
}

const pathOf = ({ id }: CheckoutSession) => `/dev/stripe/checkout/${id}`
