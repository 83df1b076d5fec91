import { applyOpenedSession, applySavedProgress } from '../apply-saved-progress.ts'
import { rememberPosition, rememberVideoSession } from '../own-positions.ts'
import { graphqlVideoSessionPort } from '../video-session-port.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import { reachedPosition } from './unsent-video-session.ts'

/** The video progress of the signed-in member that the server does not have yet. */
export const memberProgress = new ProgressOutbox(graphqlVideoSessionPort)
memberProgress.listen({
  saved: applySavedProgress,
  opened(_key, { userVideoSessionId }, { videoId }) {
    applyOpenedSession()
    rememberVideoSession(videoId, userVideoSessionId)
  },
  recorded({ videoId, duration }, update) {
    const reached = reachedPosition(update, duration)
    if (reached) rememberPosition(videoId, reached)
  },
})
