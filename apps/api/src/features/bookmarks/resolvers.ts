import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { addBookmark, listBookmarks, NO_SUCH_COURSE, removeBookmark } from './bookmarks.ts'

export const bookmarkOperations = {
  Query: {
    listCourseBookmarks: { ...ACTIVE_MEMBER, refused: [], resolve: listBookmarks },
  },
  Mutation: {
    addUserSave: { ...ACTIVE_MEMBER, refused: NO_SUCH_COURSE, resolve: addBookmark },
    removeUserSave: { ...ACTIVE_MEMBER, refused: NO_SUCH_COURSE, resolve: removeBookmark },
  },
} satisfies FeatureOperations
