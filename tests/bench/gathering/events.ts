import { startTestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { measureReads, type Read } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import type { Row } from '../table.ts'
import { insertReaders } from './insert-readers.ts'
import { EVENTS, insertManyEvents } from './many-events.ts'

const COMMAND = 'npm run bench -- events'
const BOUND_MS = 30

const CARD = 'memberEventId title subtitle eventStart eventEnd status heroImageUrl eventCategory { label }'
const LIST = `{ listMemberEvents(type: ORIENTATION) { ${CARD} } }`
const QUESTIONS = `{ listMemberEvents(category: Q_AND_A) { ${CARD} } }`
const GET =
  'query ($id: ID!) { getMemberEvent(memberEventId: $id) { title details zoomLink eventType { label } } }'
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
    const reads: [string, Read][] = [
      ['listMemberEvents', { operation: { query: LIST }, tokens, mark: `"title":"${next.title}"` }],
      [
        'listMemberEvents of a category',
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
