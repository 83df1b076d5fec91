import { productRefusal, type SoldCourse } from '@section/domain/billing/selling/product-sale.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import { toRuleEnrollment } from '../../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { isOnSale, type StoredProduct } from '../billing-catalog-store.ts'
import type { StoredBuyer } from '../checkout/buyers-store.ts'

/** A product with what it opens. */
export interface SoldProduct {
  product: StoredProduct
  /** Null for a course or session that is not published. */
  course: SoldCourse | null
}

/** Returns what a product opens, with a viewer's part in it; null for a course or session that is not published. */
export function soldCourse(
  snapshot: CatalogSnapshot,
  { sessionId, courseId }: StoredProduct,
  viewer: MemberViewer,
): SoldCourse | null {
  const session = snapshot.sessionsById.get(sessionId ?? '')
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

/** Returns why a product is not sold to a buyer at `now` (epoch ms), or null when it is. docs/product/billing.md#plans-and-products */
export function saleRefusal(
  viewer: MemberViewer,
  buyer: StoredBuyer,
  { product, course }: SoldProduct,
  now: number,
): ReturnType<typeof productRefusal> {
  return course && isOnSale(product) ? productRefusal(viewer, buyer, course, now) : 'PRODUCT_NOT_SOLD'
}
