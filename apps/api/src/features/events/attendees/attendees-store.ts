import { sql } from 'drizzle-orm'
import type { EventAttendees } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { IN_ORDER, LISTED_MEMBER } from '../../directory/listed-member-store.ts'
import { IS_COMING } from '../rsvp/coming-store.ts'

/** Those who come to an event, whoever asks. */
export type AllAttendees = Omit<EventAttendees, 'isShared'> & Record<string, unknown>

/**
 * Returns how many come to an event, and the listed members among them who share it: at most `limit` of them, in the order of the
 * directory, and their number.
 */
export async function loadAttendees(db: Db, memberEventId: string, limit: number): Promise<AllAttendees> {
  const [found] = await rows<AllAttendees>(
    db,
    sql`
    with coming as materialized (
      select m.user_id, m.shares_events from member_event_rsvps r join members m using (user_id)
      where r.member_event_id = ${memberEventId} and ${IS_COMING}),
    shared as materialized (
      select d.user_id, d.sort_name from coming c join directory_entries d using (user_id) where c.shares_events)
    select (select count(*)::int from coming) as coming, (select count(*)::int from shared) as total,
      coalesce((select json_agg(${LISTED_MEMBER} order by ${IN_ORDER})
        from (select * from shared d order by ${IN_ORDER} limit ${limit}) d
        join members m using (user_id)), '[]') as members`,
  )
  if (!found) throw new Error('A count of attendees has no row.')
  return found
}

/** Returns whether a member comes to an event, and whether others see that, or would if they came. */
export async function findOwnAttendance(
  db: Db,
  { memberEventId, userId }: { memberEventId: string; userId: string },
): Promise<{ attends: boolean; isShared: boolean }> {
  const [found] = await rows<{ attends: boolean; isShared: boolean }>(
    db,
    sql`select
      exists (select from member_event_rsvps r where r.member_event_id = ${memberEventId} and r.user_id = ${userId}
        and r.status = 'ACTIVE') as attends,
      exists (select from members m join directory_entries d using (user_id)
        where m.user_id = ${userId} and m.shares_events) as "isShared"`,
  )
  return found ?? { attends: false, isShared: false }
}
