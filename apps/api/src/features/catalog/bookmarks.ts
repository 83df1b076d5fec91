import type {
  CourseBookmark,
  MutationAddUserSaveArgs,
  MutationRemoveUserSaveArgs,
  UserSaveResult,
} from '@section/contract/generated/schema-types.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { deleteCourseSave, insertCourseSave } from './bookmarks-store.ts'
import { openCatalog, canSeeCourse } from './sessions/listed-sessions.ts'

const CONTENT_TYPE = 'COURSE'

type BookmarkContext = UseCaseContext<'catalog' | 'sessionPreparation' | 'cacheInvalidation'>

/** The result for a bookmark of a course that does not exist, or that the viewer may not see. */
export const NO_SUCH_COURSE: UserSaveResult = {
  success: false,
  contentId: null,
  error: expectedError('NOT_FOUND'),
}

/** Returns the viewer's bookmarks, newest first, without those of courses that they can no longer see. */
export async function listBookmarks(
  context: UseCaseContext<'catalog' | 'sessionPreparation'>,
): Promise<CourseBookmark[]> {
  const catalog = await openCatalog(context)
  return catalog.viewer.saves
    .filter((courseId) => canSeeCourse(catalog, courseId))
    .map((courseId) => ({ courseId, contentId: courseId, contentType: CONTENT_TYPE }))
}

/** Bookmarks a course that the viewer can see. Repeating it changes nothing. Errors: NOT_FOUND. */
export async function addBookmark(
  context: BookmarkContext,
  { contentId: courseId }: MutationAddUserSaveArgs,
): Promise<UserSaveResult> {
  if (!canSeeCourse(await openCatalog(context), courseId)) return NO_SUCH_COURSE
  const { userId } = context.viewer
  await context.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await insertCourseSave(tx, { userId, courseId, now: context.now })
    invalidate('member', userId)
  })
  return saved(courseId)
}

/** Deletes a bookmark, also of a course that is no longer visible. Repeating it is no error. Errors: NOT_FOUND. */
export async function removeBookmark(
  context: BookmarkContext,
  { contentId: courseId }: MutationRemoveUserSaveArgs,
): Promise<UserSaveResult> {
  const { userId, saves } = context.viewer
  const known = saves.includes(courseId) || canSeeCourse(await openCatalog(context), courseId)
  if (!known) return NO_SUCH_COURSE
  await context.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await deleteCourseSave(tx, { userId, courseId })
    invalidate('member', userId)
  })
  return saved(courseId)
}

const saved = (contentId: string): UserSaveResult => ({ success: true, contentId, error: null })
