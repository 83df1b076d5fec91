import type { BillingCatalog, CatalogPlan, StoredProduct } from '../billing-catalog-store.ts'

/** What the school sells or has sold, by the price at Stripe. */
export interface SoldItems {
  plans: ReadonlyMap<string, CatalogPlan>
  products: ReadonlyMap<string, StoredProduct>
}

/** Returns what a catalog sells by the price at Stripe; what was retired is still held by whoever bought it. */
export const soldItems = ({ plans, products }: BillingCatalog): SoldItems => ({
  plans: new Map(plans.map((plan) => [plan.stripePriceId, plan])),
  products: new Map(products.map((product) => [product.stripePriceId, product])),
})
