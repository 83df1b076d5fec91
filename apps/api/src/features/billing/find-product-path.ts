import { eq } from 'drizzle-orm'
import { products } from '@section/db/schema.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { Services } from '../../server/services.ts'

/** Returns the path of the page of the session or course that a product opens; null for an unknown one. */
export async function findProductPath(
  { catalog, database }: Pick<Services, 'catalog' | 'database'>,
  productId: string,
): Promise<string | null> {
  const { sessionId, courseId } = products
  const [product] = await database.db
    .select({ sessionId, courseId })
    .from(products)
    .where(eq(products.productId, productId))
  if (!product) return null
  if (product.courseId !== null) return pathTo('course', { courseId: product.courseId })
  const { sessionsById } = await catalog.current()
  const session = sessionsById.get(product.sessionId ?? '')
  return session ? sessionPath(session) : null
}
