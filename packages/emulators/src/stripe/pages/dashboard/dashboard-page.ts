import type Stripe from 'stripe'
import type { Wire } from '../../account/wire.ts'
import { currentPeriod, type Subscription } from '../../objects/subscription.ts'
import type { DeliveryAttempt } from '../../webhooks/deliveries.ts'
import type { DeliveryControls } from '../../webhooks/delivery-controls.ts'
import { controlsForm } from './controls-form.ts'
import { countOf, day, money, moment } from '../frame/format.ts'
import { markup, type Markup } from '../frame/markup.ts'
import { renews, stateOf, toneOf } from './subscription-state.ts'
import { capital } from '../invoices/receipt-page.ts'

export interface DashboardView {
  customers: readonly Wire<Stripe.Customer>[]
  /** The current time of a customer's clock, in epoch seconds. */
  timeOf: (customer: string) => number
  subscriptions: readonly { subscription: Subscription; name: string }[]
  payments: readonly Wire<Stripe.Charge>[]
  /** The payments that a bank has not settled yet, by the id of their intent. */
  pending: readonly string[]
  attempts: readonly DeliveryAttempt[]
  /** The events that were not accepted yet. */
  waiting: number
  controls: DeliveryControls
  done: string | null
  problem: string | null
}

const AT = '/dev/stripe'

/** Writes the page on which somebody who tries the demo moves time, returns money, and disturbs the deliveries. */
export const dashboardContent = (view: DashboardView): Markup =>
  markup`<div class="stack">
    <div class="tight">
      <h1>Payments dashboard</h1>
      <p class="soft">
        ${countOf(view.customers.length, 'customer')}, ${countOf(view.subscriptions.length, 'subscription')},
        ${countOf(view.payments.length, 'payment')}. Times are in UTC.
      </p>
    </div>
    ${view.done && markup`<p class="note good" role="status">${view.done}</p>`}
    ${view.problem && markup`<p class="note bad" role="alert">${view.problem}</p>`}
    <section class="card" aria-labelledby="customers">
      <h2 id="customers">Customers and their clocks</h2>
      ${
        view.customers.length === 0
          ? markup`<p class="soft">Nobody has begun to pay yet.</p>`
          : markup`<ul class="rows">
              ${view.customers.map((customer) => customerRow(customer, view))}
            </ul>`
      }
    </section>
    <section class="card" aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      ${view.pending.map(pendingRow)}
      ${
        view.payments.length === 0
          ? markup`<p class="soft">No payments yet.</p>`
          : markup`<ul class="rows">
              ${view.payments.map((charge) => paymentRow(charge, view))}
            </ul>`
      }
    </section>
    <section class="card stack" aria-labelledby="deliveries">
      <div class="tight">
        <h2 id="deliveries">Deliveries of events</h2>
        <p class="soft">
          ${view.waiting === 0 ? 'Every event was delivered.' : `${countOf(view.waiting, 'event')} not delivered yet.`}
        </p>
      </div>
      ${controlsForm(view.controls)} ${attemptsTable(view.attempts)}
    </section>
  </div>`

function customerRow(customer: Wire<Stripe.Customer>, { subscriptions, timeOf }: DashboardView): Markup {
  const own = subscriptions.filter(({ subscription }) => subscription.customer === customer.id)
  return markup`<li>
    <div class="tight">
      <strong>${customer.name ?? customer.email}</strong>
      <span class="small soft">${customer.email} · <code>${customer.id}</code></span>
      ${own.map(subscriptionLine)}
      <span class="small soft">The clock says ${moment(timeOf(customer.id))}</span>
    </div>
    <div class="actions">
      ${
        own.some(({ subscription }) => renews(subscription)) &&
        markup`<form class="inline" method="post" action="${AT}/customers/${customer.id}/clock">
          <button class="quiet" name="to" value="renewal">To the next renewal${unseen(customer)}</button>
        </form>`
      }
      <form class="inline" method="post" action="${AT}/customers/${customer.id}/clock">
        <div class="field">
          <label class="small" for="days-${customer.id}">Days</label>
          <input id="days-${customer.id}" name="days" type="number" min="1" max="4000" value="7" required />
        </div>
        <button class="quiet">Move forward${unseen(customer)}</button>
      </form>
    </div>
  </li>`
}

/** Names the person to those who hear the button alone. */
const unseen = ({ name, email }: Wire<Stripe.Customer>): Markup =>
  markup`<span class="unseen"> for ${name ?? email}</span>`

const subscriptionLine = ({ subscription, name }: DashboardView['subscriptions'][number]): Markup =>
  markup`<span
    >${name} <span class="pill ${toneOf(subscription)}">${stateOf(subscription)}</span>
    <span class="small soft">until ${day(currentPeriod(subscription).end)}</span></span
  >`

const pendingRow = (intent: string): Markup =>
  markup`<form class="inline note warn" method="post" action="${AT}/intents/${intent}">
    <span>A payment from a bank account waits: <code>${intent}</code></span>
    <button class="quiet" name="outcome" value="complete">Settle</button>
    <button class="quiet" name="outcome" value="fail">Return</button>
  </form>`

function paymentRow(charge: Wire<Stripe.Charge>, { customers }: DashboardView): Markup {
  const left = charge.amount - charge.amount_refunded
  const person = customers.find(({ id }) => id === charge.customer)
  return markup`<li>
    <div class="tight">
      <strong>${money(charge.amount, charge.currency)}</strong>
      <span class="small soft"
        >${person?.name ?? person?.email} · ${day(charge.created)} · ${charge.description}</span
      >
      <span>${chargePill(charge, left)}</span>
    </div>
    ${
      charge.paid &&
      left > 0 &&
      markup`<form class="inline" method="post" action="${AT}/charges/${charge.id}/refund">
        <div class="field">
          <label class="small" for="amount-${charge.id}">Amount</label>
          <input
            id="amount-${charge.id}"
            name="amount"
            inputmode="decimal"
            value="${(left / 100).toFixed(2)}"
            required
          />
        </div>
        <button class="quiet">Refund${person && unseen(person)}</button>
      </form>`
    }
  </li>`
}

function chargePill({ paid, amount_refunded: back, currency }: Wire<Stripe.Charge>, left: number): Markup {
  if (!paid) return markup`<span class="pill bad">Failed</span>`
  if (back === 0) return markup`<span class="pill good">Paid</span>`
  return markup`<span class="pill warn">${left === 0 ? 'Refunded' : `${money(back, currency)} refunded`}</span>`
}

function attemptsTable(attempts: readonly DeliveryAttempt[]): Markup {
  if (attempts.length === 0) return markup`<p class="soft">Nothing was sent yet.</p>`
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="Latest attempts">
    <table>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Sent</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>
        ${attempts.slice(0, 50).map(
          ({ event, at, outcome, forgery }) =>
            markup`<tr>
              <th scope="row">${event.type}<br /><code>${event.id}</code></th>
              <td>${moment(Math.floor(at / 1000))}</td>
              <td>
                <span class="pill ${typeof outcome === 'number' && outcome < 300 ? 'good' : 'bad'}"
                  >${capital(String(outcome))}</span
                >${forgery && markup` <span class="pill warn">forged: ${forgery}</span>`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
