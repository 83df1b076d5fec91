import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { EVENT_AREAS } from '@section/domain/events/event-access.ts'
import { IS_COMING } from '../rsvp/coming-store.ts'

/** The facts that decide when a reminder is due, for all members who share them; instants are epoch ms. */
export interface ReminderGroup extends Record<string, unknown> {
  memberEventId: string
  eventStart: number
  /** The zone that the members' devices reported; null for none. */
  timeZone: string | null
  remindedStart: number | null
}

/** An answer whose reminder may be due. */
export interface UnremindedRsvp extends ReminderGroup {
  rsvpId: string
  userId: string
}

const milliseconds = (instant: string) =>
  sql.raw(`floor(extract(epoch from date_trunc('milliseconds', ${instant})) * 1000)::float8`)

/**
 * The answers of active members by which they come to an event of which the last reminder, if any, named another start. Members
 * without an area of events are left out, because each of the others is judged one by one, every minute until they are reminded.
 */
const unreminded = (now: number) => sql`member_events e join member_event_rsvps r using (member_event_id)
  join members m using (user_id)
  where e.publish_status = 'ACTIVE' and r.reminded_start is distinct from e.event_start and ${IS_COMING}
    and exists (select from entitlements t where t.user_id = m.user_id and t.type = any(${sql.param([...EVENT_AREAS])}::area[])
      and t.starts_at <= ${iso(now)}::timestamptz and (t.ends_at is null or t.ends_at > ${iso(now)}::timestamptz))`

const iso = (instant: number) => new Date(instant).toISOString()

/** Returns the groups of members who come to events that start after `now` and until `until` (epoch ms). */
export function listReminderGroups(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<ReminderGroup[]> {
  return rows<ReminderGroup>(
    db,
    sql`select distinct e.member_event_id as "memberEventId", ${milliseconds('e.event_start')} as "eventStart",
        m.time_zone as "timeZone", ${milliseconds('r.reminded_start')} as "remindedStart"
      from ${unreminded(now)} and e.event_end > ${iso(now)}::timestamptz
        and e.event_start > ${iso(now)}::timestamptz and e.event_start <= ${iso(until)}::timestamptz
      order by "eventStart", "memberEventId"`,
  )
}

/** Returns the first answers to an event at `now` (epoch ms), of members of a zone, that follow another one by id; at most `limit`. */
export function listUnreminded(
  db: Db,
  { memberEventId, timeZone }: ReminderGroup,
  { now, after, limit }: { now: number; after: string | undefined; limit: number },
): Promise<UnremindedRsvp[]> {
  const following = after ? sql`and r.member_event_rsvp_id > ${after}` : sql``
  return rows<UnremindedRsvp>(
    db,
    sql`select r.member_event_rsvp_id as "rsvpId", r.user_id as "userId", e.member_event_id as "memberEventId",
        ${milliseconds('e.event_start')} as "eventStart", m.time_zone as "timeZone",
        ${milliseconds('r.reminded_start')} as "remindedStart"
      from ${unreminded(now)} and e.member_event_id = ${memberEventId} and m.time_zone is not distinct from ${timeZone}
        ${following}
      order by r.member_event_rsvp_id limit ${limit}`,
  )
}

/**
 * Records the start of which members are reminded; returns those answers to which no other server did, whose member still comes
 * and whose event still starts then.
 */
export async function markReminded(
  tx: Db,
  rsvpIds: readonly string[],
  eventStart: number,
): Promise<ReadonlySet<string>> {
  const marked = await rows<{ rsvpId: string }>(
    tx,
    sql`with taken as (
        select r.member_event_rsvp_id, e.event_start from member_event_rsvps r join member_events e using (member_event_id)
        where r.member_event_rsvp_id = any(${sql.param([...rsvpIds])}::uuid[]) and r.status = 'ACTIVE'
          and e.publish_status = 'ACTIVE' and r.reminded_start is distinct from e.event_start
          and ${milliseconds('e.event_start')} = ${eventStart}::float8
        order by r.member_event_rsvp_id for no key update of r skip locked)
      update member_event_rsvps r set reminded_start = t.event_start from taken t
      where r.member_event_rsvp_id = t.member_event_rsvp_id returning r.member_event_rsvp_id as "rsvpId"`,
  )
  return new Set(marked.map(({ rsvpId }) => rsvpId))
}
