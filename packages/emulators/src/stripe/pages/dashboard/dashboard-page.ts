import type Stripe from 'stripe'
import type { Wire } from '../../account/wire.ts'
import { currentPeriod, type Subscription } from '../../objects/subscription.ts'
import type { DeliveryAttempt } from '../../webhooks/deliveries.ts'
import type { DeliveryControls } from '../../webhooks/delivery-controls.ts'
import { controlsForm } from './controls-form.ts'
import { countOf, day, moment } from '../frame/format.ts'
import { markup, type Markup } from '../frame/markup.ts'
import { AT, paymentsCard, type PaymentsView, unseen } from './payments-card.ts'
import { renews, stateOf, toneOf } from './subscription-state.ts'
import { capital } from '../invoices/receipt-page.ts'

export interface DashboardView extends PaymentsView {
  /** The current time of a customer's clock, in epoch seconds. */
  timeOf: (customer: string) => number
  subscriptions: readonly { subscription: Subscription; name: string }[]
  attempts: readonly DeliveryAttempt[]
  /** The events that were not accepted yet. */
  waiting: number
  controls: DeliveryControls
  done: string | null
  problem: string | null
}

/** Writes the page on which somebody who tries the demo moves time, returns and disputes money, and disturbs the deliveries. */
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
    ${paymentsCard(view)}
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

const subscriptionLine = ({ subscription, name }: DashboardView['subscriptions'][number]): Markup =>
  markup`<span
    >${name} <span class="pill ${toneOf(subscription)}">${stateOf(subscription)}</span>
    <span class="small soft">until ${day(currentPeriod(subscription).end)}</span></span
  >`

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
