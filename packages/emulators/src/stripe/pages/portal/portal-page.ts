import type Stripe from 'stripe'
import type { Wire } from '../../account/wire.ts'
import { currentPeriod, type Subscription } from '../../objects/subscription.ts'
import { day, money } from '../frame/format.ts'
import { markup, type Markup } from '../frame/markup.ts'
import { capital } from '../invoices/receipt-page.ts'

interface PortalInvoice {
  invoice: Wire<Stripe.Invoice>
  /** The id of the charge that paid it; null for one that is not paid. */
  charge: string | null
}

interface PortalPlan {
  subscription: Subscription
  name: string
  /** What the next invoice will charge; null for a subscription that ends. */
  nextAmount: number | null
}

export interface PortalView {
  /** The address of this page. */
  at: string
  customer: Wire<Stripe.Customer>
  plans: readonly PortalPlan[]
  method: Wire<Stripe.PaymentMethod> | undefined
  invoices: readonly PortalInvoice[]
  /** True where the school's configuration of the portal lets people cancel. */
  cancels: boolean
  /** What has just been done, or why it was not. */
  done: string | null
  problem: string | null
}

/** Writes the page on which a customer looks after what they pay. */
export const portalContent = (view: PortalView): Markup =>
  markup`<div class="stack narrow">
    <div class="tight">
      <h1>Your billing</h1>
      <p class="soft">${view.customer.name} · ${view.customer.email}</p>
    </div>
    ${view.done && markup`<p class="note good" role="status">${view.done}</p>`}
    ${view.problem && markup`<p class="note bad" role="alert">${view.problem}</p>`}
    ${view.plans.length === 0 && markup`<section class="card" aria-label="Plan"><p class="soft">You have no plan.</p></section>`}
    ${view.plans.map((plan) => planCard(plan, view))} ${methodCard(view)} ${invoicesCard(view)}
  </div>`

function planCard({ subscription, name, nextAmount }: PortalPlan, { at, cancels }: PortalView): Markup {
  const [item] = subscription.items.data
  const price = money(item?.price.unit_amount ?? 0, subscription.currency)
  const heading = `plan-${subscription.id}`
  return markup`<section class="card stack" aria-labelledby="${heading}">
    <div class="tight">
      <h2 id="${heading}">Current plan</h2>
      <p class="big">${name}</p>
      <p>${price} per ${item?.price.recurring?.interval} ${statePill(subscription)}</p>
    </div>
    <p>${nextWords(subscription, nextAmount)}</p>
    ${cancelForm(subscription, at, cancels)}
  </section>`
}

function statePill({ status, cancel_at: cancelAt, schedule }: Subscription): Markup {
  if (status === 'past_due' || status === 'unpaid')
    return markup`<span class="pill bad">Payment failed</span>`
  if (cancelAt !== null) return markup`<span class="pill warn">Ends ${day(cancelAt)}</span>`
  if (status === 'trialing') return markup`<span class="pill good">Trial</span>`
  return schedule === null
    ? markup`<span class="pill good">Active</span>`
    : markup`<span class="pill warn">Changes soon</span>`
}

function nextWords(subscription: Subscription, nextAmount: number | null): string {
  const { end } = currentPeriod(subscription)
  if (subscription.cancel_at !== null)
    return `Your plan is canceled and ends on ${day(subscription.cancel_at)}. Nothing more is charged.`
  if (nextAmount === null) return `Your plan ends on ${day(end)}.`
  return `Your next payment is ${money(nextAmount, subscription.currency)} on ${day(end)}.`
}

function cancelForm(subscription: Subscription, at: string, cancels: boolean): Markup | null {
  if (subscription.schedule !== null)
    return markup`<p class="note">
      Your plan changes at the next payment, so it cannot be canceled here. Write to the school.
    </p>`
  const field = markup`<input type="hidden" name="subscription" value="${subscription.id}" />`
  if (subscription.cancel_at !== null)
    return markup`<form method="post" action="${at}/renew">${field}<button>Renew plan</button></form>`
  if (!cancels) return null
  const ends = day(currentPeriod(subscription).end)
  return markup`<details>
    <summary>Cancel plan</summary>
    <form method="post" action="${at}/cancel">
      ${field}
      <p class="soft">
        The plan stays yours until ${ends}, and nothing more is charged. Until then you can change your mind.
      </p>
      <button class="quiet">Cancel plan on ${ends}</button>
    </form>
  </details>`
}

const methodCard = ({ at, method }: PortalView): Markup =>
  markup`<section class="card stack" aria-labelledby="method">
    <h2 id="method">Payment method</h2>
    <p>${method ? methodWords(method) : 'No card yet.'}</p>
    <p>
      <a class="button quiet" href="${at}/card">${method ? 'Update payment method' : 'Add payment method'}</a>
    </p>
  </section>`

function methodWords({ card, us_bank_account: bank }: Wire<Stripe.PaymentMethod>): string {
  if (card) return `${capital(card.brand)} ···· ${card.last4}, expires ${card.exp_month} / ${card.exp_year}`
  return bank ? `${bank.bank_name} ···· ${bank.last4}` : 'A payment method'
}

const invoicesCard = ({ invoices }: PortalView): Markup =>
  markup`<section class="card" aria-labelledby="invoices">
    <h2 id="invoices">Invoice history</h2>
    ${
      invoices.length === 0
        ? markup`<p class="soft">No invoices yet.</p>`
        : markup`<ul class="rows">
            ${invoices.map(invoiceRow)}
          </ul>`
    }
  </section>`

const invoiceRow = ({ invoice, charge }: PortalInvoice): Markup =>
  markup`<li>
    <a href="/dev/stripe/invoices/${invoice.id}">${day(invoice.created)}</a>
    <span>${money(invoice.total, invoice.currency)}</span>
    <span
      >${invoice.status === 'open' ? markup`<span class="pill bad">Unpaid</span>` : markup`<span class="pill">${capital(invoice.status ?? '')}</span>`}
      ${charge && markup` <a href="/dev/stripe/receipts/${charge}">Receipt</a>`}</span
    >
  </li>`
