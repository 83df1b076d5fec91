import { and, gt, inArray, lt, max, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { pausedServices } from '@section/db/schema.ts'

/** A subject about which the meeting service is not asked for a time: all, one meeting, or one answer. */
export type PauseScope = 'all' | 'meeting' | 'answer'

/** The subject of a call: the answer to an event, or the registrant of whom no answer is stored, and the meeting. */
export interface Paused {
  id: string
  meetingNumber: string
}

const ALL = 'zoom'
const names = ({ id, meetingNumber }: Paused): Record<PauseScope, string> => ({
  all: ALL,
  meeting: `${ALL} ${meetingNumber}`,
  answer: `${ALL} ${id}`,
})

/** Returns the end (epoch ms) of the longest pause of a call that is not over at `now`; null without one. */
export async function findPause(db: Db, paused: Paused, now: number): Promise<number | null> {
  const [found] = await db
    .select({ until: max(pausedServices.until) })
    .from(pausedServices)
    .where(
      and(
        inArray(pausedServices.service, Object.values(names(paused))),
        gt(pausedServices.until, new Date(now)),
      ),
    )
  return found?.until?.getTime() ?? null
}

/** Pauses a scope until an instant (epoch ms); a pause that is longer stays. */
export async function pause(tx: Db, scope: PauseScope, paused: Paused, until: number): Promise<void> {
  await tx
    .insert(pausedServices)
    .values({ service: names(paused)[scope], until: new Date(until) })
    .onConflictDoUpdate({
      target: pausedServices.service,
      set: { until: sql`greatest(${pausedServices.until}, excluded.until)` },
    })
}

/** Forgets the pauses that were over at an instant (epoch ms). */
export async function forgetPauses(tx: Db, before: number): Promise<void> {
  await tx.delete(pausedServices).where(lt(pausedServices.until, new Date(before)))
}

/**
 * Returns the ids of at most `limit` answers to events that have not ended at `now` (epoch ms) of which the meeting service does
 * not know, soonest event first. Those about which it is not asked for a time are left out.
 */
export async function listUnregistered(db: Db, now: number, limit: number): Promise<string[]> {
  const at = new Date(now).toISOString()
  const found = await rows<{ id: string }>(
    db,
    sql`select r.member_event_rsvp_id as id from member_event_rsvps r join member_events e using (member_event_id)
      where e.event_end > ${at}::timestamptz and e.meeting_number is not null
        and case when r.status = 'ACTIVE' then r.zoom_registrant_id is null and e.publish_status = 'ACTIVE'
          else r.zoom_registrant_id is not null end
        and not exists (select from paused_services p where p.until > ${at}::timestamptz
          and p.service in (${ALL}, ${ALL} || ' ' || e.meeting_number, ${ALL} || ' ' || r.member_event_rsvp_id))
      order by e.event_start, r.member_event_rsvp_id limit ${limit}`,
  )
  return found.map(({ id }) => id)
}
