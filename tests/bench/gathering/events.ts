import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { startTestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { measureReads, type Read } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import type { Row } from '../table.ts'
import { insertReaders } from './insert-readers.ts'
import { EVENTS, insertManyEvents } from './many-events.ts'

const COMMAND = 'npm run bench -- events'
const BOUND_MS = 30
const GUESTS = 20_000

const CARD = 'memberEventId title subtitle eventStart eventEnd status heroImageUrl eventCategory { label }'
const LIST = `{ listMemberEvents(type: ORIENTATION) { ${CARD} } }`
const QUESTIONS = `{ listMemberEvents(category: Q_AND_A, ahead: 3) { ${CARD} } }`
const GET =
  'query ($id: ID!) { getMemberEvent(memberEventId: $id) { title details zoomLink eventType { label } } }'
const ATTENDEES =
  'query ($id: ID!) { listEventAttendees(memberEventId: $id) { coming total members { firstName } } }'
const ANSWERS = 'query ($userId: ID!) { listMemberEventsRsvp(userId: $userId) { memberEventId status } }'

/** Measures how fast 200 members read 10,000 events and their answers to a hundred of them. */
export async function measureEvents(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres, 'bench_events')
  const server = await startTestServer({ database })
  try {
    const { userIds, tokens } = await insertReaders(server)
    await insertManyEvents(database.db)
    const [next] = await database.db.query.memberEvents.findMany({
      where: (event, { gt }) => gt(event.eventStart, new Date()),
      orderBy: (event) => event.eventStart,
      limit: 1,
    })
    if (!next) throw new Error('There is no event ahead.')
    await insertAttendees(database.db, next.memberEventId)
    const reads: [string, Read][] = [
      ['listMemberEvents', { operation: { query: LIST }, tokens, mark: `"title":"${next.title}"` }],
      [
        'listMemberEvents, the next three of a category',
        { operation: { query: QUESTIONS }, tokens, mark: '"status":"ACTIVE"' },
      ],
      [
        'getMemberEvent',
        {
          operation: { query: GET, variables: { id: next.memberEventId } },
          tokens,
          mark: `"title":"${next.title}"`,
        },
      ],
      [
        'listEventAttendees, 20,000 who come',
        {
          operation: { query: ATTENDEES, variables: { id: next.memberEventId } },
          tokens,
          mark: '"coming":20',
        },
      ],
      [
        'listMemberEventsRsvp',
        {
          operation: { query: ANSWERS },
          variables: userIds.map((userId) => ({ userId })),
          tokens,
          mark: '"status":"ACTIVE"',
        },
      ],
    ]
    const rows: Row[] = []
    for (const [what, read] of reads) {
      const of = { url: server.url, command: COMMAND, boundMs: BOUND_MS }
      rows.push(await measureReads(of, `${what}, ${EVENTS.toLocaleString('en-US')} events`, read))
    }
    return rows
  } finally {
    await server.close()
    await database.close()
  }
}

/** Lets 20,000 more members come to an event, half of whom share it. */
async function insertAttendees(db: Db, memberEventId: string): Promise<void> {
  await db.execute(sql`
    insert into members (email, first_name, last_name, status, shares_events)
    select 'guest-' || n || '@bench.example', 'Guest', 'Number ' || n, 'MEMBER', n % 2 = 0 from generate_series(1, ${GUESTS}::int) n`)
  await db.execute(sql`
    insert into member_event_rsvps (member_event_id, user_id, status, changed_at)
    select ${memberEventId}, user_id, 'ACTIVE', now() from members where first_name = 'Guest'`)
  await db.execute(sql`analyze`)
}
