import type { Classmates, QueryListClassmatesArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { findClassmates } from './classmates-store.ts'

const MAX_SHOWN = 12

/** Returns the members who share that they take a course which the viewer takes too. docs/product/directory.md#classmates */
export async function listClassmates(
  { services, viewer }: UseCaseContext<'database'>,
  args: QueryListClassmatesArgs,
): Promise<Classmates | null> {
  const courseId = args.courseId.toLowerCase()
  if (!isUuid(courseId)) return null
  const { userId } = viewer
  return findClassmates(services.database.db, { courseId, userId, limit: MAX_SHOWN })
}
