import { pathTo } from '@section/domain/access/screen-path.ts'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import type { StoredProduct } from './billing-catalog-store.ts'

/** Returns the path of the page of the session or course that a product opens; null for a session that is gone. */
export function productPath(
  { sessionId, courseId }: Pick<StoredProduct, 'sessionId' | 'courseId'>,
  { sessionsById }: CatalogSnapshot,
): string | null {
  const session = sessionsById.get(sessionId ?? '')
  if (session) return sessionPath(session)
  return courseId === null ? null : pathTo('course', { courseId })
}
