import { createHash } from 'node:crypto'
import { z } from 'zod'
import { MAX_PROJECT_LENGTH, projectKindOf } from '@section/domain/projects/project-form.ts'
import { projectStage } from '@section/domain/projects/project-window.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { uuidOf } from '../../../server/content/stable-id.ts'
import type { Services } from '../../../server/services.ts'
import { findChecklist } from '../../session-content/progress/complete-session.ts'
import { projectOf } from '../find-project.ts'
import { handIn } from '../hand-in.ts'
import { deleteMessages, recordMessage } from '../projects-store.ts'

/** The ids of messages are kept for longer than a signature is accepted, which is five minutes. */
const KEPT_MS = 60 * MINUTE_MS

/** The message with which an outside form reports that a project was handed in. */
export const ProjectMessage = z.object({
  type: z.literal('project.submitted'),
  data: z.object({
    sessionId: z.uuid(),
    /** From the address under which the member opened the form. */
    token: z.string().max(200),
    /** The project itself, or the address at which it can be read. */
    content: z.string().trim().max(MAX_PROJECT_LENGTH).default(''),
  }),
})

/** Hands in what a verified message reports, once for each message id. */
export async function receiveMessage(
  services: Pick<
    Services,
    'cacheInvalidation' | 'catalog' | 'config' | 'members' | 'projectForms' | 'sessionContents'
  >,
  { sessionId: id, token, content }: z.infer<typeof ProjectMessage>['data'],
  { messageId, now }: { messageId: string; now: number },
): Promise<'handed in' | 'repeated' | 'refused'> {
  const sessionId = id.toLowerCase()
  const userId = services.projectForms.memberOf(token, sessionId)
  const project = await projectOf(services, sessionId)
  if (userId === undefined || !project || project.form === null) return 'refused'
  // The account may have been deleted since the form was opened.
  if (!(await services.members.get(userId))) return 'refused'
  if (projectStage(project, now) !== 'open') return 'refused'
  const checklist = await findChecklist(services, sessionId)
  if (!checklist) return 'refused'
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    if (!(await recordMessage(tx, messageId, new Date(now)))) return 'repeated'
    const hash = createHash('sha256').update(`project webhook ${messageId}`).digest('hex')
    const submission = { projectSubmissionId: uuidOf(hash, 8), userId, sessionId, submittedAt: new Date(now) }
    const kind = projectKindOf(content)
    const done = await handIn({ tx, invalidate, checklist, now }, { ...submission, kind, content })
    return done ? 'handed in' : 'refused'
  })
}

/** Deletes the ids of messages whose signatures are no longer accepted. */
export const forgetMessages = (services: Services, now: number): Promise<void> =>
  deleteMessages(services.database.db, new Date(now - KEPT_MS))
