import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import { queueSessionMails, type PendingSessionMail } from '../mails/queue-session-mails.ts'
import type { MailedMeeting } from '../../../server/mail/session-facts.ts'
import type { CalledOffSession } from '../mails/session-mail.ts'
import { listEnrollments, type EnrolledSession, listEnrolledSessions } from './session-changes-store.ts'

/**
 * Queues a mail with a calendar update, in the transaction of the load, to every member of a session that the load has
 * called off or rescheduled (docs/product/enrollment.md#sessions-that-move-or-are-called-off). Ended sessions are left
 * out. `before` is the result of `listEnrolledSessions` before the load wrote anything; `now` is epoch ms.
 */
export async function mailSessionChanges(
  tx: Db,
  before: ReadonlyMap<string, EnrolledSession>,
  { now, outbox }: Pick<Services, 'outbox'> & { now: number },
): Promise<void> {
  const after = await listEnrolledSessions(tx)
  const changed = new Map<string, Change>()
  for (const [sessionId, previous] of before) {
    const current = after.get(sessionId)
    const change = current && changeOf(previous, current, now)
    if (change) changed.set(sessionId, change)
  }
  if (changed.size === 0) return
  const affected = await listEnrollments(tx, [...changed.keys()])
  const mails = affected.flatMap(({ userId, sessionId, waits }): PendingSessionMail[] => {
    const change = changed.get(sessionId)
    if (!change) return []
    if (change.kind === 'session-called-off') return [{ ...change, userId, sessionId }]
    return [{ ...change, userId, sessionId, waits }]
  })
  await queueSessionMails(outbox, tx, mails)
}

type Change =
  | { kind: 'session-called-off'; session: CalledOffSession }
  | { kind: 'session-rescheduled'; dropped: MailedMeeting[] }

function changeOf(previous: EnrolledSession, current: EnrolledSession, now: number): Change | null {
  const isAhead = ({ meetings }: EnrolledSession) => meetings.some(({ endAt }) => now < endAt)
  if (previous.published && !current.published) {
    const { kind, courseId, title, courseTitle, meetings } = previous
    if (!isAhead(previous)) return null
    return { kind: 'session-called-off', session: { kind, courseId, title, courseTitle, meetings } }
  }
  if (!current.published || (!isAhead(previous) && !isAhead(current))) return null
  if (previous.published && JSON.stringify(previous.meetings) === JSON.stringify(current.meetings))
    return null
  const kept = new Set(current.meetings.map(({ meetingId }) => meetingId))
  const dropped = previous.meetings.filter(({ meetingId }) => !kept.has(meetingId))
  return { kind: 'session-rescheduled', dropped }
}
