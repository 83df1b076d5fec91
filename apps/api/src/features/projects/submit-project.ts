import type {
  MutationSubmitProjectArgs,
  SubmitProjectResult,
} from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import { projectForm, projectKindOf } from '@section/domain/projects/project-form.ts'
import { projectStage } from '@section/domain/projects/project-window.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { findChecklist } from '../session-content/progress/complete-session.ts'
import { findProject, type SessionProject } from './find-project.ts'
import { toSubmission } from './get-project.ts'
import { handIn } from './hand-in.ts'

const refused = refusedResult<SubmitProjectResult>({ submission: null, courseBadgeId: null })

/** The result for a session without a project, and for a page that the viewer may not open. */
export const NO_SUCH_PROJECT = refused('NOT_FOUND')

/**
 * Hands in the viewer's project by the product's own form, as often as they like until 14 days after the end of the
 * session. The id comes from the client, so that a repeated request stores nothing more. Errors: NOT_FOUND,
 * PREVIEW_ONLY, PROJECT_ELSEWHERE, PROJECT_NOT_OPEN, PROJECT_CLOSED, INVALID_PROJECT.
 * docs/product/projects.md#when-a-project-is-open
 */
export async function submitProject(
  context: UseCaseContext<'cacheInvalidation' | 'catalog' | 'config' | 'flags' | 'sessionContents'>,
  args: MutationSubmitProjectArgs,
): Promise<SubmitProjectResult> {
  const { services, viewer, now } = context
  const projectSubmissionId = args.projectSubmissionId.toLowerCase()
  const found = await findProject(context, args.sessionId)
  if (!found || !isUuid(projectSubmissionId)) return NO_SUCH_PROJECT
  if (found.page.access === 'PREVIEW') return refused('PREVIEW_ONLY')
  const refusal = checkHandIn(found.project, now)
  if (refusal) return refused(refusal)
  const parsed = projectForm.safeParse({ content: args.content })
  if (!parsed.success) return refused('INVALID_PROJECT')
  const { content } = parsed.data
  const checklist = await findChecklist(services, found.project.sessionId)
  if (!checklist) return NO_SUCH_PROJECT
  const done = await services.cacheInvalidation.transaction((tx, invalidate) =>
    handIn(
      { tx, invalidate, checklist, now },
      {
        projectSubmissionId,
        userId: viewer.userId,
        sessionId: found.project.sessionId,
        kind: projectKindOf(content),
        content,
        submittedAt: new Date(now),
      },
    ),
  )
  if (!done) return NO_SUCH_PROJECT
  return { submission: toSubmission(done.stored), courseBadgeId: done.badgeId, error: null }
}

function checkHandIn(project: SessionProject, now: number): ErrorCode | null {
  if (project.form !== null) return 'PROJECT_ELSEWHERE'
  const stage = projectStage(project, now)
  if (stage === 'ahead') return 'PROJECT_NOT_OPEN'
  return stage === 'over' ? 'PROJECT_CLOSED' : null
}
