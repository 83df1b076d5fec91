import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type Customer = Wire<Stripe.Customer>

/** The parts of a customer that somebody chooses. */
export interface CustomerFacts {
  id?: string
  email?: string | null
  name?: string | null
  phone?: string | null
  description?: string | null
  metadata?: Record<string, string>
  test_clock?: string | null
  created?: number
}

/** Adds a customer. */
export function addCustomer(books: AccountBooks, facts: CustomerFacts = {}): Customer {
  const id = facts.id ?? books.newId('cus', 14)
  const customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: facts.created ?? books.time(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: facts.description ?? null,
    discount: null,
    email: facts.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: facts.metadata ?? {},
    name: facts.name ?? null,
    next_invoice_sequence: 1,
    phone: facts.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: facts.test_clock ?? null,
  } satisfies Customer
  books.objects.customers.set(id, customer)
  books.emit('customer.created', customer)
  return customer
}
