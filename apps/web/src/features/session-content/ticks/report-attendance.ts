import { HOUR_MS } from '@section/domain/time/durations.ts'
import { refetchBadges } from '../../../lib/earned-badge.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { ValueRefused } from '../../../lib/outbox/outbox-kind.ts'
import { Outbox } from '../../../lib/outbox/outbox.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { saveProgress } from './save-progress.ts'

/** A report that arrives after the class has ended would count for the next class. */
const MAX_AGE_MS = HOUR_MS

/** The attendances of the signed-in member that have not arrived yet: the phone may freeze this page for the meeting's app. */
export const attendanceOutbox = new Outbox<'COMPLETED'>({
  name: 'unsent-attendance',
  async send(sessionId, status, { ageMs }) {
    if (ageMs > MAX_AGE_MS) throw new ValueRefused('The class is over.')
    const { stored, earnedBadge } = await saveProgress({
      sessionContentId: sessionId,
      type: 'SESSION_CONSUMED',
      status,
      madeMsAgo: 0,
    })
    if (earnedBadge) refetchBadges()
    else if (stored) await queryClient.invalidateQueries({ queryKey: ['session-content', sessionId] })
  },
  // A refusal needs no message: no class was running, the class is over, or the member takes no part in it.
  refused: () => undefined,
})

/**
 * Reports that the member has opened the live link of a session, which may complete their attendance; never waits, never
 * fails. Every link to a live meeting calls it.
 */
export function reportAttendance(sessionId: string): void {
  attendanceOutbox.put(sessionId, 'COMPLETED')
}

interface LiveSession {
  readonly sessionId: string
  readonly courseId: string
  readonly title: string
}

/** Tracks that a live class was opened, and reports the attendance. */
export function startLiveEvent({ sessionId, courseId, title }: LiveSession): void {
  track('Live Event Started', { session_id: sessionId, course_id: courseId, title })
  reportAttendance(sessionId)
}
