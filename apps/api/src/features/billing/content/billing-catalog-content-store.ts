import { and, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { discounts, plans, products } from '@section/db/schema.ts'
import { upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { idOfSession } from '../../catalog/content/school-index.ts'
import type { BillingContent, PlanContent, ProductContent } from './billing-format.ts'

/** Writes what the school sells. What the file no longer names is retired: nobody can buy it, and who has it keeps it. */
export async function writeBillingCatalog(
  db: Db,
  billing: BillingContent | null,
  { now }: LoadContext,
): Promise<void> {
  const { currency = '', plans: sold = [], products: single = [] } = billing ?? {}
  const planRows = sold.map((plan, position) => ({ ...planRow(plan), currency, position }))
  const productRows = single.map((product) => ({ ...productRow(product), currency }))
  const discountRows = discountRowsOf(billing?.discounts ?? {})
  const retiredAt = new Date(now)
  await db
    .update(plans)
    .set({ retiredAt })
    .where(
      and(
        notInArray(
          plans.planId,
          sold.map(({ slug }) => slug),
        ),
        isNull(plans.retiredAt),
      ),
    )
  await db
    .update(products)
    .set({ retiredAt })
    .where(
      and(
        notInArray(
          products.productId,
          single.map(({ slug }) => slug),
        ),
        isNull(products.retiredAt),
      ),
    )
  await db.delete(discounts).where(
    notInArray(
      discounts.kind,
      discountRows.map(({ kind }) => kind),
    ),
  )
  await upsertRows(db, plans, planRows, [plans.planId])
  await upsertRows(db, products, productRows, [products.productId])
  await upsertRows(db, discounts, discountRows, [discounts.kind])
}

const soldRow = ({ name, area, price, stripeProduct, stripePrice }: PlanContent | ProductContent) => ({
  name,
  area,
  amount: price,
  stripeProductId: stripeProduct,
  stripePriceId: stripePrice,
  retiredAt: null,
})

const planRow = (plan: PlanContent) => ({ planId: plan.slug, ...soldRow(plan), features: plan.features })

const productRow = (product: ProductContent) => ({
  productId: product.slug,
  ...soldRow(product),
  sessionId: product.session === undefined ? null : idOfSession(product.session),
  courseId: product.course === undefined ? null : stableId('course', product.course),
})

function discountRowsOf({ cancelOffer, postTrial }: BillingContent['discounts']) {
  const rows: (typeof discounts.$inferInsert)[] = []
  if (cancelOffer) {
    const { coupon, amountOff, portalConfiguration, headline, subheadline, accept, reject } = cancelOffer
    const texts = { headline, subheadline, acceptCta: accept, rejectCta: reject }
    const own = { code: null, stripePromotionCodeId: null, texts, portalConfigId: portalConfiguration }
    rows.push({ kind: 'CANCEL_OFFER', couponId: coupon, amountOff, ...own })
  }
  if (postTrial) {
    const { coupon, amountOff, code, promotionCode } = postTrial
    const own = { code, stripePromotionCodeId: promotionCode, texts: null, portalConfigId: null }
    rows.push({ kind: 'POST_TRIAL', couponId: coupon, amountOff, ...own })
  }
  return rows
}
