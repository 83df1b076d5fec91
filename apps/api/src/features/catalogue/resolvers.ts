import type { Session } from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FeatureOperations, MemberContext } from '../../server/graphql/operation.ts'
import { addBookmark, listBookmarks, NO_SUCH_COURSE, removeBookmark } from './bookmarks.ts'
import {
  entitledSessions,
  freeSessions,
  listedSessions,
  type Look,
  lookAtCatalogue,
  pastSessions,
  sessionsOfCourse,
} from './sessions/listed-sessions.ts'

const policy = { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES } as const

export const catalogueOperations = {
  Query: {
    listUserSessions: sessionList((look, { showHiddenInCatalog }: { showHiddenInCatalog?: boolean | null }) =>
      listedSessions(look, showHiddenInCatalog ?? false),
    ),
    listFreeSessions: sessionList(freeSessions),
    listPastSessions: sessionList(pastSessions),
    listUserSessionsByCourse: sessionList(
      (look, { where }: { where: { courseId: string; showHiddenInCatalog?: boolean | null } }) =>
        sessionsOfCourse(look, where.courseId, where.showHiddenInCatalog ?? false),
    ),
    getEntitledSessions: sessionList(entitledSessions),
    listCourseBookmarks: {
      ...policy,
      refused: [],
      resolve: listBookmarks,
    },
  },
  Mutation: {
    addUserSave: {
      ...policy,
      refused: NO_SUCH_COURSE,
      resolve: addBookmark,
    },
    removeUserSave: {
      ...policy,
      refused: NO_SUCH_COURSE,
      resolve: removeBookmark,
    },
  },
} satisfies FeatureOperations

/** A query that answers some of the sessions that the viewer sees; ended accounts see none. */
function sessionList<Args>(choose: (look: Look, args: Args) => Session[]) {
  return {
    ...policy,
    refused: [],
    resolve: async (context: MemberContext, args: Args) => choose(await lookAtCatalogue(context), args),
  }
}
