import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { enrollments } from '@section/db/schema.ts'
import type { CalledOffSession } from '../mails/session-mail.ts'

/** A live session that has enrollments, with its data in the catalog. */
export interface EnrolledSession extends CalledOffSession, Record<string, unknown> {
  sessionId: string
  /** True if the session and its course are published. */
  published: boolean
}

/** Returns all live sessions with enrolled or waitlisted members, by id. */
export async function listEnrolledSessions(db: Db): Promise<ReadonlyMap<string, EnrolledSession>> {
  const found = await rows<EnrolledSession>(
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

type SessionEnrollment = Pick<typeof enrollments.$inferSelect, 'userId' | 'sessionId'> & { waits: boolean }

/** Returns the uncompleted enrollments in these sessions, in the order of enrollment. */
export function listEnrollments(tx: Db, sessionIds: string[]): Promise<SessionEnrollment[]> {
  return rows<SessionEnrollment>(
    tx,
    sql`
    select user_id as "userId", session_id as "sessionId", state = 'WAITLISTED' as waits from enrollments
    where session_id = any(${sql.param(sessionIds)}::uuid[]) and state <> 'COMPLETED'
    order by session_id, queue_number`,
  )
}
