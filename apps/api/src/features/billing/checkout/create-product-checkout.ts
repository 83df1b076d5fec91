import type { CheckoutInput, CheckoutResult } from '@section/contract/generated/schema-types.ts'
import { planSale } from '@section/domain/billing/selling/subscription-offer.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import type { Config } from '../../../server/config/config.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { isOnSale, type CatalogPlan, type StoredProduct } from '../billing-catalog-store.ts'
import { loadBuyer, type StoredBuyer } from './buyers-store.ts'
import { cancelPathOf, planOrder, productCancelPath, productOrder, returnUrlOf } from './order.ts'
import { checkoutRefusal, type Decided, sell } from './sell.ts'
import { saleRefusal, soldCourse, type SoldProduct } from '../on-sale/sold-course.ts'

/**
 * Begins the checkout of a plan of the page of prices, or of a product. Of what the browser sends, the name of the product
 * alone decides anything; every other value must be the server's own. docs/product/billing.md#buying
 */
export async function createProductCheckout(
  context: MemberContext,
  { checkout }: { checkout: CheckoutInput },
): Promise<CheckoutResult> {
  const { services, viewer, now } = context
  const buyer = await loadBuyer(services.database.db, viewer.userId, now)
  const { plans, products } = await services.billingCatalog.current()
  const isNamed = ({ stripeProductId }: CatalogPlan | StoredProduct) =>
    stripeProductId === checkout.product_id
  const product = products.find(isNamed)
  const course = product ? soldCourse(await services.catalog.current(), product, viewer) : null
  if (product && !course) return checkoutRefusal('PRODUCT_NOT_SOLD')
  const cancelPath = course ? productCancelPath(course) : cancelPathOf(buyer)
  if (!isOwn(checkout, buyer, cancelPath, services.config)) return checkoutRefusal('CHECKOUT_REFUSED')
  const plan = plans.find(isNamed)
  if (plan) return sell(context, buyer, (current) => chosenOrder(current, plan, now))
  if (!product) return checkoutRefusal('PRODUCT_NOT_FOUND')
  const sold = { product, course }
  return sell(context, buyer, (current) => singleOrder(viewer, current, sold, now))
}

/** Checks that a checkout is the buyer's own, and that both of its addresses are the server's. */
function isOwn(checkout: CheckoutInput, buyer: StoredBuyer, cancelPath: string, config: Config): boolean {
  return (
    checkout.user_id.toLowerCase() === buyer.userId &&
    checkout.email === buyer.email &&
    checkout.first_name === buyer.firstName &&
    checkout.last_name === buyer.lastName &&
    checkout.return_url === returnUrlOf(config) &&
    checkout.cancel_url === publicUrl(config) + cancelPath
  )
}

/** A plan is chosen on the page of prices alone; everybody else is offered one. */
function chosenOrder(buyer: StoredBuyer, plan: CatalogPlan, now: number): Decided {
  const sale = planSale(buyer, now)
  if (sale.kind === 'refused') return sale
  if (sale.kind === 'offer' || !isOnSale(plan)) return { code: 'PRODUCT_NOT_SOLD' }
  return { order: planOrder(plan, sale, undefined, buyer) }
}

function singleOrder(viewer: MemberViewer, buyer: StoredBuyer, sold: SoldProduct, now: number): Decided {
  const { product, course } = sold
  const code = saleRefusal(viewer, buyer, sold, now)
  if (code !== null || course === null) return { code: code ?? 'PRODUCT_NOT_SOLD' }
  return { order: productOrder(product, course) }
}
