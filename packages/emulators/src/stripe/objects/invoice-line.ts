import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'
import type { Price } from './price.ts'
import type { Subscription } from './subscription.ts'

export type InvoiceLine = Wire<Stripe.InvoiceLineItem>

export interface LineFacts {
  invoice: string
  subscription: Subscription
  /** The item of the subscription that is paid. */
  item: string
  price: Price
  quantity: number
  amount: number
  description: string
  period: { start: number; end: number }
  proration: boolean
}

/** Returns a line of an invoice. */
export function newInvoiceLine(books: AccountBooks, facts: LineFacts): InvoiceLine {
  const { price, subscription } = facts
  return {
    id: books.newId('il'),
    object: 'line_item',
    amount: facts.amount,
    currency: price.currency,
    description: facts.description,
    discount_amounts: [],
    discountable: !facts.proration,
    discounts: [],
    invoice: facts.invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: facts.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: facts.item,
      },
      type: 'subscription_item_details',
    },
    period: facts.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: facts.quantity,
    quantity_decimal: String(facts.quantity),
    subscription: subscription.id,
    subtotal: facts.amount,
    taxes: [],
  }
}
