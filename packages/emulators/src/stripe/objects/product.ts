import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type Product = Wire<Stripe.Product>

export interface ProductFacts {
  id?: string
  name: string
  active?: boolean
  description?: string | null
  metadata?: Record<string, string>
}

/** Adds a product. */
export function addProduct(books: AccountBooks, facts: ProductFacts): Product {
  const now = books.time()
  const product = {
    id: facts.id ?? books.newId('prod', 14),
    object: 'product',
    active: facts.active ?? true,
    created: now,
    default_price: null,
    description: facts.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: facts.metadata ?? {},
    name: facts.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  } satisfies Product
  books.objects.products.set(product.id, product)
  books.emit('product.created', product)
  return product
}
