import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getSessionContainerContent, getSessionContent } from './page/get-session-content.ts'
import { getUserSession, getUserSessionConfig } from './page/get-user-session.ts'
import { listOpenTasks } from './page/list-open-tasks.ts'
import { NO_SUCH_ITEM, saveSessionContentProgress } from './progress/save-session-content-progress.ts'

export const sessionContentOperations = {
  Query: {
    getSessionContent: { ...ACTIVE_MEMBER, refused: null, resolve: getSessionContent },
    getSessionContainerContent: { ...ACTIVE_MEMBER, refused: [], resolve: getSessionContainerContent },
    listOpenTasks: { ...ACTIVE_MEMBER, refused: [], resolve: listOpenTasks },
    getUserSession: { ...ACTIVE_MEMBER, refused: null, resolve: getUserSession },
    getUserSessionConfig: { ...ACTIVE_MEMBER, refused: null, resolve: getUserSessionConfig },
  },
  Mutation: {
    saveSessionContentProgress: {
      ...ACTIVE_MEMBER,
      refused: NO_SUCH_ITEM,
      resolve: saveSessionContentProgress,
    },
  },
} satisfies FeatureOperations
