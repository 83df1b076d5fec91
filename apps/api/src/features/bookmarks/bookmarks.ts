import type {
  CourseBookmark,
  MutationAddUserSaveArgs,
  MutationRemoveUserSaveArgs,
  QueryListCourseBookmarksArgs,
  UserSaveResult,
} from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { listCertificateCourseIds } from '../certificates/list-certificates.ts'
import { deleteCourseSave, insertCourseSave } from './bookmarks-store.ts'
import { canSeeCourse } from '../catalog/catalog-rules.ts'

/** The result for a bookmark of a course that does not exist, or that the viewer may not see. */
export const REFUSED_BOOKMARK = refusedResult<UserSaveResult>({ success: false, contentId: null })(
  'NOT_FOUND',
)

/**
 * Returns the viewer's bookmarks, newest first, without those of courses that they can no longer see; with a certificate
 * only those of its courses, and none if the viewer cannot see it.
 */
export async function listBookmarks(
  context: UseCaseContext<'catalog' | 'certificatePrograms'>,
  { certificateId }: Partial<QueryListCourseBookmarksArgs>,
): Promise<CourseBookmark[]> {
  const [snapshot, courseIds] = await Promise.all([
    context.services.catalog.current(),
    certificateId == null ? null : listCertificateCourseIds(context, certificateId),
  ])
  return context.viewer.saves
    .filter((courseId) => courseIds === null || courseIds.has(courseId))
    .filter((courseId) => canSeeCourse(snapshot, courseId, context))
    .map((courseId) => ({ courseId, contentId: courseId, contentType: 'COURSE' }))
}

/** Bookmarks a course that the viewer can see. Repeating it changes nothing. Errors: NOT_FOUND. */
export async function addBookmark(
  context: UseCaseContext<'catalog' | 'cacheInvalidation'>,
  { contentId: courseId }: MutationAddUserSaveArgs,
): Promise<UserSaveResult> {
  const snapshot = await context.services.catalog.current()
  if (!canSeeCourse(snapshot, courseId, context)) return REFUSED_BOOKMARK
  const { userId } = context.viewer
  await context.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await insertCourseSave(tx, userId, courseId, new Date(context.now))
    invalidate('member', userId)
  })
  return saved(courseId)
}

/** Deletes a bookmark, also of a course that is no longer visible. Repeating it is no error. Errors: NOT_FOUND. */
export async function removeBookmark(
  context: UseCaseContext<'catalog' | 'cacheInvalidation'>,
  { contentId: courseId }: MutationRemoveUserSaveArgs,
): Promise<UserSaveResult> {
  const { userId, saves } = context.viewer
  const snapshot = await context.services.catalog.current()
  if (!saves.includes(courseId) && !canSeeCourse(snapshot, courseId, context)) return REFUSED_BOOKMARK
  await context.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await deleteCourseSave(tx, userId, courseId)
    invalidate('member', userId)
  })
  return saved(courseId)
}

const saved = (contentId: string): UserSaveResult => ({ success: true, contentId, error: null })
