import type { CheckoutInput, CheckoutResult } from '@section/contract/generated/schema-types.ts'
import { productRefusal, type SoldCourse } from '@section/domain/billing/selling/product-sale.ts'
import { planSale } from '@section/domain/billing/selling/subscription-offer.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import type { Config } from '../../../server/config/config.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { toRuleEnrollment } from '../../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { isOnSale, type CatalogPlan, type StoredProduct } from '../billing-catalog-store.ts'
import { loadBuyer, type StoredBuyer } from './buyers-store.ts'
import { cancelPathOf, planOrder, productOrder, returnUrlOf } from './order.ts'
import { checkoutRefusal, type Decided, sell } from './sell.ts'

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
  if (!isOwn(checkout, buyer, services.config)) return checkoutRefusal('CHECKOUT_REFUSED')
  const { plans, products } = await services.billingCatalog.current()
  const isNamed = ({ stripeProductId }: CatalogPlan | StoredProduct) =>
    stripeProductId === checkout.product_id
  const plan = plans.find(isNamed)
  if (plan) return sell(context, buyer, (current) => chosenOrder(current, plan, now))
  const product = products.find(isNamed)
  if (!product) return checkoutRefusal('PRODUCT_NOT_FOUND')
  const course = soldCourse(await services.catalog.current(), product, viewer)
  return sell(context, buyer, (current) => singleOrder(viewer, current, { product, course, now }))
}

/** Checks that a checkout is the buyer's own, and that both of its addresses are the server's. */
function isOwn(checkout: CheckoutInput, buyer: StoredBuyer, config: Config): boolean {
  return (
    checkout.user_id.toLowerCase() === buyer.userId &&
    checkout.email === buyer.email &&
    checkout.first_name === buyer.firstName &&
    checkout.last_name === buyer.lastName &&
    checkout.return_url === returnUrlOf(config) &&
    checkout.cancel_url === publicUrl(config) + cancelPathOf(buyer)
  )
}

/** A plan is chosen on the page of prices alone; everybody else is offered one. */
function chosenOrder(buyer: StoredBuyer, plan: CatalogPlan, now: number): Decided {
  const sale = planSale(buyer, now)
  if (sale.kind === 'refused') return sale
  if (sale.kind === 'offer' || !isOnSale(plan)) return { code: 'PRODUCT_NOT_SOLD' }
  return { order: planOrder(plan, sale, undefined, buyer) }
}

interface SoldProduct {
  product: StoredProduct
  /** Null for a course or session that is not published. */
  course: SoldCourse | null
  now: number
}

function singleOrder(
  viewer: MemberViewer,
  buyer: StoredBuyer,
  { product, course, now }: SoldProduct,
): Decided {
  if (!course || !isOnSale(product)) return { code: 'PRODUCT_NOT_SOLD' }
  const code = productRefusal(viewer, buyer, course, now)
  return code ? { code } : { order: productOrder(product, buyer) }
}

function soldCourse(
  snapshot: CatalogSnapshot,
  { sessionId, courseId }: StoredProduct,
  viewer: MemberViewer,
): SoldCourse | null {
  const session = sessionId === null ? null : (snapshot.sessionsById.get(sessionId) ?? null)
  if (session)
    return {
      course: session.course,
      session,
      current: toRuleEnrollment(viewer.enrollments.get(session.sessionId)),
    }
  const course = snapshot.courses.get(courseId ?? '')
  if (!course) return null
  return { course, session: null, current: toRuleEnrollment(undefined) }
}
