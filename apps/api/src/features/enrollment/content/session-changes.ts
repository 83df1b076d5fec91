import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import { queueSessionMails, type PendingSessionMail } from '../session-mails.ts'
import type { CalledOffSession, MailedMeeting } from '../../mail/mails.ts'
import { listEnrollments, type EnrolledSession, listEnrolledSessions } from './session-changes-store.ts'

/**
 * Queues a mail with a calendar update, in the transaction of the load, to every member of a session that the load has
 * canceled or rescheduled. Ended sessions are left out. `before` is the result of `listEnrolledSessions` before the load
 * wrote anything; `now` is epoch ms. Decisions, section 9.
 */
export async function mailSessionChanges(
  tx: Db,
  before: ReadonlyMap<string, EnrolledSession>,
  { now, outbox }: Pick<Services, 'outbox'> & { now: number },
): Promise<void> {
  const after = await listEnrolledSessions(tx)
  const changes = [...before.values()].flatMap((was) => {
    const is = after.get(was.sessionId)
    const change = is && changeOf(was, is, now)
    return change ? [[was.sessionId, change] as const] : []
  })
  if (changes.length === 0) return
  const changed = new Map(changes)
  const affected = await listEnrollments(tx, [...changed.keys()])
  await queueSessionMails(
    outbox,
    tx,
    affected.flatMap(({ userId, sessionId, waits }): PendingSessionMail[] => {
      const change = changed.get(sessionId)
      if (!change) return []
      if (change.kind === 'session-called-off') return [{ ...change, userId, sessionId }]
      return [{ ...change, userId, sessionId, waits }]
    }),
  )
}

type Change =
  | { kind: 'session-called-off'; session: CalledOffSession }
  | { kind: 'session-rescheduled'; dropped: MailedMeeting[] }

function changeOf(was: EnrolledSession, is: EnrolledSession, now: number): Change | null {
  const [wasAhead, isAhead] = [was, is].map(({ meetings }) => meetings.some(({ endAt }) => now < endAt))
  if (was.published && !is.published) {
    const { kind, courseId, title, courseTitle, meetings } = was
    if (!wasAhead) return null
    return { kind: 'session-called-off', session: { kind, courseId, title, courseTitle, meetings } }
  }
  if (!is.published || (!wasAhead && !isAhead)) return null
  if (was.published && JSON.stringify(was.meetings) === JSON.stringify(is.meetings)) return null
  const current = new Set(is.meetings.map(({ meetingId }) => meetingId))
  return {
    kind: 'session-rescheduled',
    dropped: was.meetings.filter(({ meetingId }) => !current.has(meetingId)),
  }
}
