import { applyOpenedSession, applySavedProgress } from '../apply-saved-progress.ts'
import { graphqlSessionPort } from '../session-port.ts'
import { ProgressOutbox } from './progress-outbox.ts'

/** The video progress of the signed-in member that the server does not have yet. */
export const memberProgress = new ProgressOutbox(graphqlSessionPort)
memberProgress.listen({ saved: applySavedProgress, opened: applyOpenedSession })
