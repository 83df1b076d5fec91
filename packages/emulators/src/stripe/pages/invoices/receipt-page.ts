import type Stripe from 'stripe'
import type { Wire } from '../../account/wire.ts'
import { day, money } from '../frame/format.ts'
import { markup, type Markup } from '../frame/markup.ts'

/** Writes the receipt of a payment. */
export function receiptContent(charge: Wire<Stripe.Charge>): Markup {
  const { amount, amount_refunded: back, currency } = charge
  return markup`<article class="narrow card stack" aria-labelledby="receipt">
    <div class="tight">
      <p class="soft">Receipt</p>
      <h1 id="receipt" class="big">${money(amount, currency)}</h1>
      <p>${refundPill(amount, back)}</p>
    </div>
    <dl>
      <div>
        <dt>Paid on</dt>
        <dd>${day(charge.created)}</dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>${charge.description}</dd>
      </div>
      <div>
        <dt>Paid by</dt>
        <dd>${charge.billing_details.name}</dd>
      </div>
      <div>
        <dt>Payment method</dt>
        <dd>${methodOf(charge)}</dd>
      </div>
      <div class="sum">
        <dt>Amount paid</dt>
        <dd>${money(amount, currency)}</dd>
      </div>
      ${
        back > 0 &&
        markup`<div>
          <dt>Refunded</dt>
          <dd>−${money(back, currency)}</dd>
        </div>`
      }
    </dl>
    <p class="small soft">Number of the payment: <code>${charge.id}</code></p>
  </article>`
}

function refundPill(amount: number, back: number): Markup {
  if (back === 0) return markup`<span class="pill good">Paid</span>`
  return markup`<span class="pill warn">${back === amount ? 'Refunded' : 'Refunded in part'}</span>`
}

function methodOf({ payment_method_details: details }: Wire<Stripe.Charge>): string {
  const { card, us_bank_account: bank } = details ?? {}
  if (card) return `${capital(card.brand ?? 'card')} ···· ${card.last4}`
  return bank ? `${bank.bank_name} ···· ${bank.last4}` : 'Card'
}

/** Writes a word with a capital letter at its start. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
