import type { BillingCatalog, CatalogPlan, StoredProduct } from '../billing-catalog-store.ts'

/** The plans and products that the school sells or has sold, by the product at Stripe. */
export interface SoldItems {
  plans: ReadonlyMap<string, CatalogPlan>
  products: ReadonlyMap<string, StoredProduct>
}

/**
 * Returns what a catalog sells by the product at Stripe; what was retired is still held by whoever bought it. The product stays
 * the same when it gets another price, and whoever has paid an older price has what they paid for.
 */
export const soldItems = ({ plans, products }: BillingCatalog): SoldItems => ({
  plans: new Map(plans.map((plan) => [plan.stripeProductId, plan])),
  products: new Map(products.map((product) => [product.stripeProductId, product])),
})
