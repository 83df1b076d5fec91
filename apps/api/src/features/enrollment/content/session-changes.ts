import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { mailAboutPlaces, type PlaceMail } from '../place-mails.ts'
import type { CalledOffSession, MailedMeeting } from '../../mail/mails.ts'

/** A live session in which somebody has a place, as the catalogue has it. */
export interface HeldSession extends CalledOffSession, Record<string, unknown> {
  sessionId: string
  /** Whether it is published, together with its course. */
  published: boolean
}

/** Every live session in which somebody has a place or waits for one, by its id. */
export async function heldSessions(db: Db): Promise<ReadonlyMap<string, HeldSession>> {
  const found = await rows<HeldSession>(
    db,
    sql`
    select s.session_id as "sessionId", s.kind, s.course_id as "courseId", coalesce(s.title, c.title) as title,
      c.title as "courseTitle", s.publish_status = 'ACTIVE' and c.publish_status = 'ACTIVE' as published,
      coalesce((select json_agg(json_build_object('meetingId', m.meeting_id,
        'startAt', extract(epoch from m.start_at) * 1000, 'endAt', extract(epoch from m.end_at) * 1000)
        order by m.start_at) from meetings m where m.session_id = s.session_id), '[]') as meetings
    from sessions s join courses c using (course_id)
    where s.session_type = 'LIVE'
      and exists (select 1 from enrolments e where e.session_id = s.session_id and e.state <> 'COMPLETED')`,
  )
  return new Map(found.map((session) => [session.sessionId, session]))
}

/**
 * Leaves a mail, in the transaction of the load, to everybody with a place in a session that the load has called off
 * or moved: with what their calendars need. Sessions that are over are left out. `before` is what `heldSessions`
 * answered before the load wrote anything; `now` is epoch ms. Decisions, section 9.
 */
export async function mailSessionChanges(
  tx: Db,
  before: ReadonlyMap<string, HeldSession>,
  now: number,
): Promise<void> {
  const after = await heldSessions(tx)
  const changes = [...before.values()].flatMap((was) => {
    const is = after.get(was.sessionId)
    const change = is && changeOf(was, is, now)
    return change ? [[was.sessionId, change] as const] : []
  })
  if (changes.length === 0) return
  const changed = new Map(changes)
  const places = await rows<{ userId: string; sessionId: string; waits: boolean }>(
    tx,
    sql`
    select user_id as "userId", session_id as "sessionId", state = 'WAITLISTED' as waits from enrolments
    where session_id = any(${sql.param([...changed.keys()])}::uuid[]) and state <> 'COMPLETED'
    order by session_id, queue_number`,
  )
  await mailAboutPlaces(
    tx,
    places.flatMap(({ userId, sessionId, waits }): PlaceMail[] => {
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

function changeOf(was: HeldSession, is: HeldSession, now: number): Change | null {
  const [wasAhead, isAhead] = [was, is].map(({ meetings }) => meetings.some(({ endAt }) => now < endAt))
  if (was.published && !is.published) {
    const { kind, courseId, title, courseTitle, meetings } = was
    if (!wasAhead) return null
    return { kind: 'session-called-off', session: { kind, courseId, title, courseTitle, meetings } }
  }
  if (!is.published || (!wasAhead && !isAhead)) return null
  if (was.published && JSON.stringify(was.meetings) === JSON.stringify(is.meetings)) return null
  const kept = new Set(is.meetings.map(({ meetingId }) => meetingId))
  return {
    kind: 'session-rescheduled',
    dropped: was.meetings.filter(({ meetingId }) => !kept.has(meetingId)),
  }
}
