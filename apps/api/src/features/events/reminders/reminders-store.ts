import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** What decides when a reminder is due, of all members of whom it is the same; instants are epoch ms. */
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

/** The answers of active members by which they come to an event of which the last reminder, if any, named another start. */
const UNREMINDED = sql`member_events e join member_event_rsvps r using (member_event_id) join members m using (user_id)
  where e.publish_status = 'ACTIVE' and r.status = 'ACTIVE' and r.reminded_start is distinct from e.event_start
    and m.suspended_at is null and m.status not in ('ALUMNI', 'POST_TRIAL')`

/** Returns the groups of members who come to events that start after `now` and until `until` (epoch ms). */
export function listReminderGroups(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<ReminderGroup[]> {
  const [from, to] = [new Date(now).toISOString(), new Date(until).toISOString()]
  return rows<ReminderGroup>(
    db,
    sql`select distinct e.member_event_id as "memberEventId", ${milliseconds('e.event_start')} as "eventStart",
        m.time_zone as "timeZone", ${milliseconds('r.reminded_start')} as "remindedStart"
      from ${UNREMINDED} and e.event_end > ${from}::timestamptz
        and e.event_start > ${from}::timestamptz and e.event_start <= ${to}::timestamptz
      order by "eventStart", "memberEventId"`,
  )
}

/** Returns the first answers to an event, of members of a zone, that follow another one by id; at most `limit`. */
export function listUnreminded(
  db: Db,
  { memberEventId, timeZone }: ReminderGroup,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<UnremindedRsvp[]> {
  const following = after ? sql`and r.member_event_rsvp_id > ${after}` : sql``
  return rows<UnremindedRsvp>(
    db,
    sql`select r.member_event_rsvp_id as "rsvpId", r.user_id as "userId", e.member_event_id as "memberEventId",
        ${milliseconds('e.event_start')} as "eventStart", m.time_zone as "timeZone",
        ${milliseconds('r.reminded_start')} as "remindedStart"
      from ${UNREMINDED} and e.member_event_id = ${memberEventId} and m.time_zone is not distinct from ${timeZone}
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
