import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type PaymentMethod = Wire<Stripe.PaymentMethod>

/** Every card ends in the same month, long after all tests. */
const EXPIRY = { exp_month: 12, exp_year: 2099 }

/** Adds a card, or the account of a bank that is debited, to a customer; `number` is one of `TEST_CARDS`. */
export function addPaymentMethod(
  books: AccountBooks,
  { customer, number, created }: { customer: string | null; number: string; created: number },
): PaymentMethod {
  const person = customer === null ? undefined : books.objects.customers.get(customer)
  const id = books.newId('pm')
  const last4 = number === 'bank_debit' ? '6789' : number.slice(-4)
  const method = {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: person?.email ?? null,
      name: person?.name ?? null,
      phone: null,
      tax_id: null,
    },
    ...(number === 'bank_debit' ? bankPart(last4) : cardPart(last4)),
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
  } satisfies PaymentMethod
  books.objects.paymentMethods.set(id, method)
  books.objects.cardsOfMethods.set(id, { id, number })
  if (customer !== null) books.emit('payment_method.attached', method)
  return method
}

function cardPart(last4: string): Pick<PaymentMethod, 'type' | 'card'> {
  return {
    type: 'card',
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      ...EXPIRY,
      fingerprint: `visa${last4}`,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  }
}

function bankPart(last4: string): Pick<PaymentMethod, 'type' | 'us_bank_account'> {
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: `bank${last4}`,
      last4,
      networks: null,
      routing_number: '110000000',
      status_details: null,
    },
  }
}
