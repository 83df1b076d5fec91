import type Stripe from 'stripe'
import type { Wire } from '../../account/wire.ts'
import { type CardEntry, type CardProblems, cardFields, testCards } from '../checkout/card-form.ts'
import { day, money } from '../frame/format.ts'
import { markup, type Markup } from '../frame/markup.ts'

type Invoice = Wire<Stripe.Invoice>

export interface InvoiceView {
  invoice: Invoice
  /** The page of the receipt; null while it is unpaid, and for nothing paid. */
  receipt: string | null
  entry: CardEntry
  problems: CardProblems
  decline: string | null
}

/** Writes an invoice, with a form to pay it while it is open. */
export const invoiceContent = (view: InvoiceView): Markup =>
  markup`<div class="two">
    <section aria-labelledby="invoice" class="stack">
      <div class="tight">
        <p class="soft">Invoice ${view.invoice.number}</p>
        <h1 id="invoice" class="big">${money(amountOf(view.invoice), view.invoice.currency)}</h1>
        <p>${stateOf(view.invoice)}</p>
      </div>
      ${invoiceLines(view.invoice)}
    </section>
    ${view.invoice.status === 'open' ? payForm(view) : paidNote(view)}
  </div>`

/** Writes the lines of an invoice and what they come to. */
function invoiceLines(invoice: Invoice): Markup {
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return markup`<dl>
    <div>
      <dt>Billed to</dt>
      <dd>${invoice.customer_name}<br />${invoice.customer_email}</dd>
    </div>
    <div>
      <dt>Date</dt>
      <dd>${day(invoice.created)}</dd>
    </div>
    ${invoice.lines.data.map(
      (line) =>
        markup`<div>
          <dt>${line.description}</dt>
          <dd>${money(line.amount, invoice.currency)}</dd>
        </div>`,
    )}
    ${
      off > 0 &&
      markup`<div>
        <dt>Discount</dt>
        <dd>−${money(off, invoice.currency)}</dd>
      </div>`
    }
    <div class="sum">
      <dt>Total</dt>
      <dd>${money(invoice.total, invoice.currency)}</dd>
    </div>
  </dl>`
}

function payForm({ invoice, entry, problems, decline }: InvoiceView): Markup {
  const at = `/dev/stripe/invoices/${invoice.id}`
  return markup`<section aria-labelledby="how" class="card stack">
    <h2 id="how">Pay with another card</h2>
    ${decline && markup`<p class="note bad" role="alert">${decline}</p>`}
    <form method="post" action="${at}" novalidate>
      ${cardFields(entry, problems)}
      <button>Pay ${money(invoice.amount_remaining, invoice.currency)}</button>
      <p class="small soft">The card is kept for the next payments of the subscription.</p>
    </form>
    ${testCards(at)}
  </section>`
}

const paidNote = ({ invoice, receipt }: InvoiceView): Markup =>
  markup`<section aria-label="State" class="card stack">
    <p class="note ${invoice.status === 'paid' ? 'good' : ''}">${paidWords(invoice)}</p>
    ${receipt && markup`<p><a class="button quiet" href="${receipt}">View the receipt</a></p>`}
  </section>`

const paidWords = ({ status, status_transitions: { paid_at: paidAt } }: Invoice) =>
  status === 'paid' ? `Paid${paidAt ? ` on ${day(paidAt)}` : ''}. Thank you.` : 'Nothing is to be paid.'

const amountOf = ({ status, amount_remaining: left, total }: Invoice) => (status === 'open' ? left : total)

function stateOf({ status, attempted }: Invoice): Markup {
  if (status === 'open' && attempted) return markup`<span class="pill bad">Payment failed</span>`
  if (status === 'open') return markup`<span class="pill warn">Open</span>`
  if (status === 'paid') return markup`<span class="pill good">Paid</span>`
  return markup`<span class="pill">${status === 'void' ? 'Void' : 'Closed'}</span>`
}
