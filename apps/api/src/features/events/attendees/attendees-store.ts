import { sql } from 'drizzle-orm'
import type { EventAttendees } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import type { PublishedEvent } from '@section/domain/events/event-status.ts'
import { IN_ORDER, LISTED_MEMBER } from '../../directory/listed-member-store.ts'

/** Those who come to an event, and what decides whether a member sees it. */
interface FoundAttendees extends EventAttendees, PublishedEvent, Record<string, unknown> {
  attends: boolean
}

/**
 * Returns the listed members besides the asking one who share that they come to an event, at most `limit` of them, in the order of
 * the directory; undefined for no event.
 */
export async function findAttendees(
  db: Db,
  { memberEventId, userId, limit }: { memberEventId: string; userId: string; limit: number },
): Promise<FoundAttendees | undefined> {
  const [found] = await rows<FoundAttendees>(
    db,
    sql`
    with coming as materialized (
      select r.user_id from member_event_rsvps r where r.member_event_id = ${memberEventId} and r.status = 'ACTIVE'),
    shared as materialized (
      select d.user_id, d.sort_name from coming c join members m using (user_id) join directory_entries d using (user_id)
      where c.user_id <> ${userId} and m.shares_events)
    select e.publish_status as "publishStatus", (extract(epoch from e.event_end) * 1000)::float8 as "eventEnd",
      exists (select from coming where user_id = ${userId}) as attends,
      (select count(*)::int from coming) as coming,
      (select count(*)::int from shared) as total,
      coalesce((select json_agg(${LISTED_MEMBER} order by ${IN_ORDER})
        from (select * from shared d order by ${IN_ORDER} limit ${limit}) d
        join members m using (user_id)), '[]') as members,
      exists (select from members m join directory_entries d using (user_id)
        where m.user_id = ${userId} and m.shares_events) as "isShared"
    from member_events e where e.member_event_id = ${memberEventId}`,
  )
  return found
}
