import { sql } from 'drizzle-orm'
import { type Database, rows } from '@section/db/connection.ts'

/** One change of an enrollment. The changes of a session are in the order of its transactions. */
export interface SeatEvent extends Record<string, unknown> {
  transaction: string
  userId: string
  /** The state before and after; null for a member who was not or is no longer in the session. */
  before: 'ENROLLED' | 'WAITLISTED' | null
  after: 'ENROLLED' | 'WAITLISTED' | null
}

/** Lets the database itself record every change of an enrollment, whichever code makes it. */
export async function recordSeats({ db }: Database): Promise<void> {
  await db.execute(sql`
    create table seat_events (sequence bigint generated always as identity, transaction text not null,
      session_id uuid not null, user_id uuid not null, before text, after text)`)
  await db.execute(sql`
    create function record_seat() returns trigger language plpgsql as $$
    declare changed enrollments := coalesce(new, old);
    begin
      insert into seat_events (transaction, session_id, user_id, before, after)
      values (pg_current_xact_id()::text, changed.session_id, changed.user_id, old.state, new.state);
      return null;
    end $$`)
  await db.execute(sql`
    create trigger record_seat after insert or update or delete on enrollments
    for each row execute function record_seat()`)
}

export function readSeatEvents({ db }: Database, sessionId: string): Promise<SeatEvent[]> {
  return rows<SeatEvent>(
    db,
    sql`select transaction, user_id as "userId", before, after from seat_events
    where session_id = ${sessionId} order by sequence`,
  )
}

/**
 * Replays the changes of a session, and returns what was wrong after each of its transactions: more members than seats,
 * somebody who waits although a seat is free, or a seat for somebody who was not the first on the waitlist. The list is empty if
 * nothing was.
 */
export function replaySeats(events: readonly SeatEvent[], capacity: number): string[] {
  const wrong: string[] = []
  const waiting: string[] = []
  let seated = 0
  for (const [transaction, changes] of Map.groupBy(events, (event) => event.transaction)) {
    // One transaction may promote several members, who must be the first ones on the waitlist.
    const promoted = changes.filter((event) => isPromotion(event)).map(({ userId }) => userId)
    const first = waiting.slice(0, promoted.length)
    if (first.toSorted().join() !== promoted.toSorted().join())
      wrong.push(`${transaction}: seats went to ${promoted.join()} before ${first.join()}`)
    for (const { userId, before, after } of changes) {
      if (before === null && after === 'ENROLLED' && waiting.length > promoted.length)
        wrong.push(`${transaction}: a newcomer overtook ${waiting.length} who waited`)
      if (before === 'WAITLISTED') waiting.splice(waiting.indexOf(userId), 1)
      if (after === 'WAITLISTED') waiting.push(userId)
      seated += Number(after === 'ENROLLED') - Number(before === 'ENROLLED')
    }
    if (seated > capacity) wrong.push(`${transaction}: ${seated} members in ${capacity} seats`)
    if (waiting.length > 0 && seated < capacity)
      wrong.push(`${transaction}: ${waiting.length} waited beside ${capacity - seated} free seats`)
  }
  return wrong
}

const isPromotion = ({ before, after }: SeatEvent) => before === 'WAITLISTED' && after === 'ENROLLED'
