import type { Plan } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { isOnSale, type CatalogPlan } from '../billing-catalog-store.ts'

/** Returns the plans on sale, cheapest first. docs/product/billing.md#plans-and-products */
export async function listPlansOnSale({
  services,
}: Pick<UseCaseContext<'billingCatalog'>, 'services'>): Promise<Plan[]> {
  const { plans } = await services.billingCatalog.current()
  return plans.filter(isOnSale).map(planResult)
}

/** Returns a plan in the form of the contract. */
export function planResult({ planId, stripeProductId, name, amount, currency, features }: CatalogPlan): Plan {
  return { planId, productId: stripeProductId, name, amount, currency, features }
}
