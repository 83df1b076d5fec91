import type {
  MutationSaveProjectDraftArgs,
  SaveProjectDraftResult,
} from '@section/contract/generated/schema-types.ts'
import { MAX_PROJECT_LENGTH } from '@section/domain/projects/project-form.ts'
import { changedAt } from '@section/domain/time/offline-change.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { findProject } from './find-project.ts'
import { toDraft } from './get-project.ts'
import { writeDraft } from './projects-store.ts'

const refused = refusedResult<SaveProjectDraftResult>({ draft: null })

/** The result for a session without a project, and for a page that the viewer may not open. */
export const NO_DRAFT = refused('NOT_FOUND')

/**
 * Keeps what the viewer has written and not handed in yet. Of several drafts the one written last is kept, in whatever
 * order they arrive. Errors: NOT_FOUND, PREVIEW_ONLY, PROJECT_ELSEWHERE, INVALID_PROJECT.
 * docs/product/projects.md#drafts
 */
export async function saveProjectDraft(
  context: UseCaseContext<'cacheInvalidation' | 'catalog' | 'flags' | 'sessionContents'>,
  { sessionId, content, writtenMsAgo }: MutationSaveProjectDraftArgs,
): Promise<SaveProjectDraftResult> {
  const { services, viewer, now } = context
  const found = await findProject(context, sessionId)
  if (!found) return NO_DRAFT
  if (found.page.access === 'PREVIEW') return refused('PREVIEW_ONLY')
  if (found.project.form !== null) return refused('PROJECT_ELSEWHERE')
  if (content.length > MAX_PROJECT_LENGTH) return refused('INVALID_PROJECT')
  const owner = { userId: viewer.userId, sessionId: found.project.sessionId }
  const draft = { ...owner, content, writtenAt: new Date(changedAt({ msAgo: writtenMsAgo }, now)) }
  const stored = await services.cacheInvalidation.transaction((tx) => writeDraft(tx, draft))
  return { draft: toDraft(stored), error: null }
}
