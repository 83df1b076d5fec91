import type { Product, QueryListCourseProductsArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { loadBuyer } from '../checkout/buyers-store.ts'
import { saleRefusal, soldCourse } from './sold-course.ts'

/**
 * Returns the products of a course that the viewer may buy now, cheapest first, by the rule by which they are sold.
 * docs/product/billing.md#plans-and-products
 */
export async function listCourseProducts(
  { services, viewer, now }: UseCaseContext<'database' | 'billingCatalog' | 'catalog'>,
  { courseId }: QueryListCourseProductsArgs,
): Promise<Product[]> {
  const { products } = await services.billingCatalog.current()
  const snapshot = await services.catalog.current()
  const wanted = courseId.toLowerCase()
  const sold = products
    .map((product) => ({ product, course: soldCourse(snapshot, product, viewer) }))
    .filter(({ course }) => course?.course.courseId === wanted)
  // Every page of a course asks, and few courses are sold.
  if (sold.length === 0) return []
  const buyer = await loadBuyer(services.database.db, viewer.userId, now)
  return sold
    .filter((each) => saleRefusal(viewer, buyer, each, now) === null)
    .map(({ product: { stripeProductId, name, amount, currency, sessionId }, course }) => ({
      productId: stripeProductId,
      name,
      amount,
      currency,
      sessionId,
      startAt: course?.session?.startAt ?? null,
      courseId: wanted,
    }))
}
