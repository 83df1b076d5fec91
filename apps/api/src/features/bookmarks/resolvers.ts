import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { addBookmark, listBookmarks, REFUSED_BOOKMARK, removeBookmark } from './bookmarks.ts'

export const bookmarkOperations = {
  Query: {
    listCourseBookmarks: { ...ACTIVE_MEMBER, refused: [], resolve: listBookmarks },
  },
  Mutation: {
    addUserSave: { ...ACTIVE_MEMBER, refused: REFUSED_BOOKMARK, resolve: addBookmark },
    removeUserSave: { ...ACTIVE_MEMBER, refused: REFUSED_BOOKMARK, resolve: removeBookmark },
  },
} satisfies FeatureOperations
