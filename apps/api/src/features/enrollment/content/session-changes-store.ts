import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { CalledOffSession } from '../../mail/mails.ts'

/** A live session in which somebody has a place, as the catalog has it. */
export interface HeldSession extends CalledOffSession, Record<string, unknown> {
  sessionId: string
  /** True if it is published, together with its course. */
  published: boolean
}

/** Returns every live session in which somebody has a place or waits for one, by its id. */
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
      and exists (select 1 from enrollments e where e.session_id = s.session_id and e.state <> 'COMPLETED')`,
  )
  return new Map(found.map((session) => [session.sessionId, session]))
}

interface HeldPlace extends Record<string, unknown> {
  userId: string
  sessionId: string
  waits: boolean
}

/** Returns every place in these sessions that is not completed, in the order in which people came. */
export function heldPlaces(tx: Db, sessionIds: string[]): Promise<HeldPlace[]> {
  return rows<HeldPlace>(
    tx,
    sql`
    select user_id as "userId", session_id as "sessionId", state = 'WAITLISTED' as waits from enrollments
    where session_id = any(${sql.param(sessionIds)}::uuid[]) and state <> 'COMPLETED'
    order by session_id, queue_number`,
  )
}
