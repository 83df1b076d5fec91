import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { IS_COMING } from '../rsvp/coming-store.ts'

/** An answer by which a member comes, with the sequence number of its calendar entry. */
interface ComingMember extends Record<string, unknown> {
  rsvpId: string
  userId: string
  memberEventId: string
  sequence: number
}

/** Returns the answers of active members by which they come to these events. */
export function listComing(tx: Db, memberEventIds: readonly string[]): Promise<ComingMember[]> {
  return rows<ComingMember>(
    tx,
    sql`select r.member_event_rsvp_id as "rsvpId", r.user_id as "userId", r.member_event_id as "memberEventId",
        r.revision as sequence
      from member_event_rsvps r join members m using (user_id)
      where r.member_event_id = any(${sql.param([...memberEventIds])}::uuid[]) and ${IS_COMING}`,
  )
}
