import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** An answer with the new sequence number of its calendar entry. */
interface RevisedAnswer extends Record<string, unknown> {
  rsvpId: string
  userId: string
  memberEventId: string
  sequence: number
  /** False for a member who is suspended, or whose account has ended. */
  isActive: boolean
}

/** Increments the sequence numbers of the calendar entries of all who come to these events; returns their answers. */
export function reviseAnswers(tx: Db, memberEventIds: readonly string[]): Promise<RevisedAnswer[]> {
  return rows<RevisedAnswer>(
    tx,
    sql`update member_event_rsvps r set revision = revision + 1 from members m
      where r.member_event_id = any(${sql.param([...memberEventIds])}::uuid[]) and r.status = 'ACTIVE'
        and m.user_id = r.user_id
      returning r.member_event_rsvp_id as "rsvpId", r.user_id as "userId", r.member_event_id as "memberEventId",
        r.revision as sequence, m.suspended_at is null and m.status not in ('ALUMNI', 'POST_TRIAL') as "isActive"`,
  )
}
