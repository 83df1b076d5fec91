import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getProject } from './get-project.ts'
import { listOpenProjects } from './list-open-projects.ts'
import { listReceivedProjects } from './list-received-projects.ts'
import { NO_DRAFT, saveProjectDraft } from './save-project-draft.ts'
import { NO_SUCH_PROJECT, submitProject } from './submit-project.ts'

export const projectOperations = {
  Query: {
    getProject: { ...ACTIVE_MEMBER, refused: null, resolve: getProject },
    listOpenProjects: { ...ACTIVE_MEMBER, refused: [], resolve: listOpenProjects },
    listReceivedProjects: { ...ACTIVE_MEMBER, refused: null, resolve: listReceivedProjects },
  },
  Mutation: {
    submitProject: { ...ACTIVE_MEMBER, refused: NO_SUCH_PROJECT, resolve: submitProject },
    saveProjectDraft: { ...ACTIVE_MEMBER, refused: NO_DRAFT, resolve: saveProjectDraft },
  },
} satisfies FeatureOperations
