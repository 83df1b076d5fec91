import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import { DECLINED } from '../account/cards.ts'
import type { Wire } from '../account/wire.ts'
import type { PaymentMethod } from './payment-method.ts'

export type WireCharge = Wire<Stripe.Charge>

export interface ChargeFacts {
  id?: string
  amount: number
  currency: string
  customer: string | null
  description: string | null
  payment_intent: string | null
  method: PaymentMethod
  created: number
  failed: boolean
}

/** Adds a charge, paid or failed, and tells of it. */
export function addCharge(books: AccountBooks, facts: ChargeFacts): WireCharge {
  const id = facts.id ?? books.newId('ch')
  const { amount, failed, method } = facts
  const charge = {
    id,
    object: 'charge',
    amount,
    amount_captured: failed ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: failed ? null : books.newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !failed,
    created: facts.created,
    currency: facts.currency,
    customer: facts.customer,
    description: facts.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failed ? 'card_declined' : null,
    failure_message: failed ? DECLINED : null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: failed ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: failed ? '01' : null,
      network_status: failed ? 'declined_by_network' : 'approved_by_network',
      reason: failed ? 'generic_decline' : null,
      seller_message: failed
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: failed ? 'issuer_declined' : 'authorized',
    },
    paid: !failed,
    payment_intent: facts.payment_intent,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: null,
    receipt_number: null,
    receipt_url: failed ? null : books.pageUrl(`/receipts/${id}`),
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failed ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies WireCharge
  books.objects.charges.set(id, charge)
  books.emit(failed ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

function detailsOf({
  card,
  us_bank_account: bank,
  type,
}: PaymentMethod): WireCharge['payment_method_details'] {
  if (bank)
    return {
      type,
      us_bank_account: {
        account_holder_type: bank.account_holder_type,
        account_type: bank.account_type,
        bank_name: bank.bank_name,
        fingerprint: bank.fingerprint,
        last4: bank.last4,
        payment_reference: null,
        routing_number: bank.routing_number,
      },
    }
  if (!card) return null
  return {
    type,
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: 'visa',
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}
