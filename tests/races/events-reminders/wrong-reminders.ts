import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/**
 * Returns what is wrong once all members are reminded, each as a sentence: every answer has one mail with one job. A mail that is
 * delivered meanwhile has lost its contents, and keeps its key.
 */
export async function wrongReminders(db: Db): Promise<string[]> {
  // Thousands of rows have just been written: without figures of them the joins are planned for a few rows, and take too long.
  await db.execute(sql`analyze member_event_rsvps, outbox, pgboss.job`)
  const wrong = await rows<{ sentence: string }>(
    db,
    sql`
    select 'an answer has ' || count(o.outbox_id) || ' mails' as sentence from member_event_rsvps r
      left join outbox o on o.dedupe_key = 'event-reminder ' || r.member_event_rsvp_id || ' '
        || round(extract(epoch from r.reminded_start) * 1000)::bigint
      group by r.member_event_rsvp_id having count(o.outbox_id) <> 1
    union all
    select 'an answer is not recorded as reminded' from member_event_rsvps r
      where r.reminded_start is null
    union all
    select 'a mail has ' || count(j.id) || ' jobs' from outbox o
      left join pgboss.job j on j.name = 'mail' and j.data ->> 'outboxId' = o.outbox_id::text
      where o.payload ->> 'kind' = 'event-reminder' group by o.outbox_id having count(j.id) <> 1`,
  )
  return wrong.map(({ sentence }) => sentence)
}
