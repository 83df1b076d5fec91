import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

export const EVENTS = 10_000
/** The answers of each member: to every hundredth event. */
const ONE_IN = 100
const DETAILS = 'A text of the bench. '.repeat(700)

/**
 * Inserts 10,000 events with long details, an hour each, half of which are over, a third of them Q&A sessions, and the answers of all members of the
 * database. `n` is the place of an event in time, and of a member among the members.
 */
export async function insertManyEvents(db: Db): Promise<void> {
  await db.execute(sql`
    insert into member_events (member_event_id, slug, title, subtitle, details, event_start, event_end, event_type,
      event_category, hero_image_url, zoom_link)
    select md5('event' || n)::uuid, 'bench-' || n, 'Event ' || n, 'What to ask next', ${DETAILS}, begins,
      begins + interval '1 hour', (enum_range(null::member_event_type))[n % 2 + 1],
      (enum_range(null::member_event_category))[n % 3 + 1], '/art/event/bench.svg', 'https://meet.example/bench'
    from generate_series(1, ${EVENTS}::int) n,
      lateral (select now() + (n - ${EVENTS / 2}::int) * interval '1 hour' + interval '5 minutes' as begins) times`)
  await db.execute(sql`
    insert into member_event_rsvps (member_event_id, user_id, status, changed_at)
    select md5('event' || n)::uuid, user_id, (array['ACTIVE', 'ACTIVE', 'DELETED'])[n % 3 + 1]::rsvp_status, now()
    from (select user_id, (row_number() over (order by user_id))::int as place from members) m,
      generate_series(1 + place % ${ONE_IN}::int, ${EVENTS}::int, ${ONE_IN}::int) n`)
  await db.execute(sql`analyze`)
}
