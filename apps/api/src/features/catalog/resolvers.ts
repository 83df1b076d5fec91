import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { addBookmark, listBookmarks, NO_SUCH_COURSE, removeBookmark } from './bookmarks.ts'
import {
  getEntitledSessions,
  listFreeSessions,
  listPastSessions,
  listUserSessions,
  listUserSessionsByCourse,
} from './sessions/listed-sessions.ts'

const member = { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES } as const

export const catalogOperations = {
  Query: {
    listUserSessions: { ...member, refused: [], resolve: listUserSessions },
    listFreeSessions: { ...member, refused: [], resolve: listFreeSessions },
    listPastSessions: { ...member, refused: [], resolve: listPastSessions },
    listUserSessionsByCourse: { ...member, refused: [], resolve: listUserSessionsByCourse },
    getEntitledSessions: { ...member, refused: [], resolve: getEntitledSessions },
    listCourseBookmarks: { ...member, refused: [], resolve: listBookmarks },
  },
  Mutation: {
    addUserSave: { ...member, refused: NO_SUCH_COURSE, resolve: addBookmark },
    removeUserSave: { ...member, refused: NO_SUCH_COURSE, resolve: removeBookmark },
  },
} satisfies FeatureOperations
