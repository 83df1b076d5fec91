import { applyOpenedSession, applySavedProgress } from '../apply-saved-progress.ts'
import { graphqlVideoSessionPort } from '../video-session-port.ts'
import { ProgressOutbox } from './progress-outbox.ts'

/** The video progress of the signed-in member that the server does not have yet. */
export const memberProgress = new ProgressOutbox(graphqlVideoSessionPort)
memberProgress.listen({ saved: applySavedProgress, opened: applyOpenedSession })
