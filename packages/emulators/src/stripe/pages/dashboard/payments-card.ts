import type Stripe from 'stripe'
import type { Wire } from '../../account/wire.ts'
import { isDecided } from '../../billing/dispute.ts'
import type { WireDispute } from '../../objects/dispute.ts'
import { day, money } from '../frame/format.ts'
import { markup, type Markup } from '../frame/markup.ts'

export interface PaymentsView {
  customers: readonly Wire<Stripe.Customer>[]
  payments: readonly Wire<Stripe.Charge>[]
  disputes: readonly WireDispute[]
  /** The payments that a bank has not settled yet, by the id of their intent. */
  pending: readonly string[]
}

/** The address of the dashboard. */
export const AT = '/dev/stripe'

/** Names the person to those who hear the button alone. */
export const unseen = ({ name, email }: Wire<Stripe.Customer>): Markup =>
  markup`<span class="unseen"> for ${name ?? email}</span>`

/** Writes the part of the dashboard with all payments, and what may still become of them. */
export const paymentsCard = (view: PaymentsView): Markup =>
  markup`<section class="card" aria-labelledby="payments">
    <h2 id="payments">Payments</h2>
    ${view.pending.map(pendingRow)}
    ${
      view.payments.length === 0
        ? markup`<p class="soft">No payments yet.</p>`
        : markup`<ul class="rows">
            ${view.payments.map((charge) => paymentRow(charge, view))}
          </ul>`
    }
  </section>`

const pendingRow = (intent: string): Markup =>
  markup`<form class="inline note warn" method="post" action="${AT}/intents/${intent}">
    <span>A payment from a bank account waits: <code>${intent}</code></span>
    <button class="quiet" name="outcome" value="complete">Settle</button>
    <button class="quiet" name="outcome" value="fail">Return</button>
  </form>`

function paymentRow(charge: Wire<Stripe.Charge>, { customers, disputes }: PaymentsView): Markup {
  const left = charge.amount - charge.amount_refunded
  const person = customers.find(({ id }) => id === charge.customer)
  const dispute = disputes.findLast((each) => each.charge === charge.id)
  return markup`<li>
    <div class="tight">
      <strong>${money(charge.amount, charge.currency)}</strong>
      <span class="small soft"
        >${person?.name ?? person?.email} · ${day(charge.created)} · ${charge.description}</span
      >
      <span>${chargePill(charge, left)} ${dispute && disputePill(dispute)}</span>
    </div>
    ${charge.paid && left > 0 && actions(charge, left, dispute, person && unseen(person))}
  </li>`
}

/** Writes what can be done with a payment: to refund and to dispute it, or to decide its dispute. */
function actions(
  { id }: Wire<Stripe.Charge>,
  left: number,
  dispute: WireDispute | undefined,
  whose: Markup | undefined,
): Markup | false {
  if (dispute && !isDecided(dispute))
    return markup`<form class="inline" method="post" action="${AT}/disputes/${dispute.id}">
      <button class="quiet" name="outcome" value="lost">Lose the dispute${whose}</button>
      <button class="quiet" name="outcome" value="won">Win it${whose}</button>
    </form>`
  if (dispute?.status === 'lost') return false
  return markup`<div class="actions">
    <form class="inline" method="post" action="${AT}/charges/${id}/refund">
      <div class="field">
        <label class="small" for="amount-${id}">Amount</label>
        <input
          id="amount-${id}"
          name="amount"
          inputmode="decimal"
          value="${(left / 100).toFixed(2)}"
          required
        />
      </div>
      <button class="quiet">Refund${whose}</button>
    </form>
    ${
      !dispute &&
      markup`<form class="inline" method="post" action="${AT}/charges/${id}/dispute">
        <button class="quiet">Dispute${whose}</button>
      </form>`
    }
  </div>`
}

function chargePill({ paid, amount_refunded: back, currency }: Wire<Stripe.Charge>, left: number): Markup {
  if (!paid) return markup`<span class="pill bad">Failed</span>`
  if (back === 0) return markup`<span class="pill good">Paid</span>`
  return markup`<span class="pill warn">${left === 0 ? 'Refunded' : `${money(back, currency)} refunded`}</span>`
}

const disputePill = ({ status }: WireDispute): Markup =>
  status === 'won'
    ? markup`<span class="pill good">Dispute won</span>`
    : markup`<span class="pill bad">${status === 'lost' ? 'Charged back' : 'Disputed'}</span>`
