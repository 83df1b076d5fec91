import type {
  Project,
  ProjectDraft,
  ProjectSubmission,
  QueryGetProjectArgs,
} from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { findProject } from './find-project.ts'
import { findDraft, latestSubmission, type Submission } from './projects-store.ts'

/**
 * Returns the project of a session with what the viewer handed in last and their draft; null for a session without a
 * project, and for a page that they may not open.
 */
export async function getProject(
  context: UseCaseContext<'catalog' | 'database' | 'flags' | 'projectForms' | 'sessionContents'>,
  { sessionId: id }: QueryGetProjectArgs,
): Promise<Project | null> {
  const found = await findProject(context, id)
  if (!found) return null
  const { services, viewer } = context
  const { projectForms } = services
  const isPreview = found.page.access === 'PREVIEW'
  const { sessionId, sessionContentId, title, enabledAt, closesAt, form } = found.project
  const owner = { userId: viewer.userId, sessionId }
  const { db } = services.database
  const [submission, draft] = await Promise.all([latestSubmission(db, owner), findDraft(db, owner)])
  return {
    sessionId,
    sessionContentId,
    title,
    enabledAt,
    closesAt,
    formUrl:
      form === null
        ? null
        : isPreview
          ? projectForms.plainUrl(form)
          : projectForms.url(form, sessionId, viewer.userId),
    submission: submission ? toSubmission(submission) : null,
    draft: toDraft(draft),
  }
}

export function toSubmission(submission: Submission): ProjectSubmission {
  const { projectSubmissionId, kind, content, submittedAt } = submission
  return { projectSubmissionId, kind, content, submittedAt }
}

/** Returns a draft as the contract has it; null for no draft and for one that was emptied. */
export function toDraft(draft: Awaited<ReturnType<typeof findDraft>>): ProjectDraft | null {
  if (!draft || draft.content === '') return null
  return { content: draft.content, savedAt: draft.writtenAt }
}
