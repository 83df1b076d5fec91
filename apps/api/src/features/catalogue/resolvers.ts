import type {
  CourseBookmark,
  MutationAddUserSaveArgs,
  MutationRemoveUserSaveArgs,
  QueryGetEntitledSessionsArgs,
  QueryListUserSessionsArgs,
  QueryListUserSessionsByCourseArgs,
  Session,
  UserSaveResult,
} from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { type FeatureOperations, type MemberContext, operation } from '../../server/graphql/operation.ts'
import { addBookmark, listBookmarks, NO_SUCH_COURSE, removeBookmark } from './bookmarks.ts'
import {
  entitledSessions,
  freeSessions,
  listedSessions,
  type Look,
  lookAtCatalogue,
  pastSessions,
  sessionsOfCourse,
} from './listed-sessions.ts'

const policy = { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES } as const

export const catalogueOperations = {
  Query: {
    listUserSessions: sessionList<QueryListUserSessionsArgs>((look, { showHiddenInCatalog }) =>
      listedSessions(look, showHiddenInCatalog ?? false),
    ),
    listFreeSessions: sessionList<object>(freeSessions),
    listPastSessions: sessionList<object>(pastSessions),
    listUserSessionsByCourse: sessionList<QueryListUserSessionsByCourseArgs>((look, { where }) =>
      sessionsOfCourse(look, where.courseId, where.showHiddenInCatalog ?? false),
    ),
    getEntitledSessions: sessionList<QueryGetEntitledSessionsArgs>(entitledSessions),
    listCourseBookmarks: operation<object, CourseBookmark[]>({
      policy,
      refused: [],
      resolve: (_args, context) => listBookmarks(context),
    }),
  },
  Mutation: {
    addUserSave: operation<MutationAddUserSaveArgs, UserSaveResult>({
      policy,
      refused: NO_SUCH_COURSE,
      resolve: ({ contentId }, context) => addBookmark(context, contentId),
    }),
    removeUserSave: operation<MutationRemoveUserSaveArgs, UserSaveResult>({
      policy,
      refused: NO_SUCH_COURSE,
      resolve: ({ contentId }, context) => removeBookmark(context, contentId),
    }),
  },
} satisfies FeatureOperations

/** A query that answers some of the sessions that the viewer sees; ended accounts see none. */
function sessionList<Args>(choose: (look: Look, args: Args) => Session[]) {
  return operation<Args, Session[]>({
    policy,
    refused: [],
    resolve: async (args: Args, context: MemberContext) => choose(await lookAtCatalogue(context), args),
  })
}
