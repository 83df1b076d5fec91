import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Db, rows } from '@section/db/connection.ts'
import { memberEventInsights } from '@section/db/schema.ts'
import { stableId } from '../../server/content/stable-id.ts'
import { insertCaseStudy } from '../insights/insert-case-study.fixture.ts'
import { findOwnAttendance, loadAttendees } from './attendees/attendees-store.ts'
import { eventsTestKit } from './events-kit.fixture.ts'
import {
  isEventRecording,
  listAttended,
  listEventIds,
  listEventIdsOfInsight,
  loadEvents,
} from './events-store.ts'
import { findRsvp, listRsvps } from './rsvp/rsvp-store.ts'

const kit = eventsTestKit()
const { START, HOUR } = kit
const SIZE = 10_000
const AHEAD = 150
const TYPES = ['LISTEN_AND_LEARN'] as const
const SAVE = `mutation($input: SaveMemberEventRsvpInput!) {
  saveMemberEventRsvp(input: $input) { error { code } } }`

type Member = Awaited<ReturnType<typeof kit.signIn>>
let member: Member
let insight: string
const id = stableId('many-events', '1')
/** An event to which the member comes. */
const answered = stableId('many-events', '100')
const NOW = START - 48 * HOUR

/** An event every hour, of which 150 are to come, each with a recording. A member comes to one of a hundred. */
beforeAll(async () => {
  const { db } = kit
  member = await kit.signIn()
  insight = await insertCaseStudy(db)
  await db.execute(sql`
    insert into member_events (member_event_id, slug, title, details, event_start, event_end, event_type, hero_image_url,
      video_external_key, video_duration)
    select case n when 1 then ${id}::uuid when 100 then ${answered}::uuid else gen_random_uuid() end, n, n, repeat(md5(n::text), 40), at, at + interval '30 minutes',
      'LISTEN_AND_LEARN', '/x', 'v' || n, 1
    from (select n, ${new Date(NOW).toISOString()}::timestamptz + (${AHEAD + 1}::int - n) * interval '1 hour' as at
      from generate_series(1, ${SIZE}::int) n) e`)
  await db.execute(sql`
    insert into member_event_rsvps (member_event_id, user_id, status, changed_at)
    select member_event_id, ${member.userId}, 'ACTIVE', now() from member_events where slug::int % 100 = 0`)
  // The strangers come to everything else, so that the answers of the member are few among many.
  await db.execute(sql`
    with strangers as (insert into members (email, first_name, last_name, status)
      select n || '@many.example', 'Stranger', '', 'MEMBER' from generate_series(1, 3) n returning user_id)
    insert into member_event_rsvps (member_event_id, user_id, status, changed_at)
    select member_event_id, user_id, 'ACTIVE', now() from member_events, strangers where slug::int % 100 <> 0`)
  await db.insert(memberEventInsights).values({ memberEventId: id, caseStudyId: insight })
  for (const table of ['member_events', 'member_event_rsvps', 'member_event_insights'])
    await db.execute(sql.raw(`analyze ${table}`))
}, 60_000)

/** Returns how many rows of events and answers a call reads: by scans of whole tables, and by indexes. */
async function readBy(call: (tx: Db) => Promise<unknown>) {
  const countRead = async (tx: Db) => {
    const [read] = await rows<{ scanned: number; found: number }>(
      tx,
      sql`select sum(seq_tup_read)::int as scanned, sum(coalesce(idx_tup_fetch, 0))::int as found
        from pg_stat_xact_user_tables where relname in ('member_events', 'member_event_rsvps')`,
    )
    return { scanned: read?.scanned ?? 0, found: read?.found ?? 0 }
  }
  return kit.db.transaction(async (tx) => {
    const before = await countRead(tx)
    await call(tx)
    const after = await countRead(tx)
    return { scanned: after.scanned - before.scanned, found: after.found - before.found }
  })
}

test.each<[string, number, (db: Db) => Promise<unknown>]>([
  ['A list of events', 400, (db) => listEventIds(db, { types: TYPES }, NOW)],
  ['An event', 2, (db) => loadEvents(db, [id])],
  ['The list of the events of an insight', 5, (db) => listEventIdsOfInsight(db, insight, TYPES)],
  ['To which events a member comes', 300, (db) => listAttended(db, member.userId, [answered, id])],
  ['The audience of a recording', 2, (db) => isEventRecording(db, 'v7000', NOW)],
  ['An answer', 2, (db) => findRsvp(db, { memberEventId: answered, userId: member.userId })],
  ['The answers of a member', 300, (db) => listRsvps(db, member.userId, new Date(NOW))],
  ['Who is coming', 20, (db) => loadAttendees(db, id, 12)],
  [
    'Whether a member is coming',
    2,
    (db) => findOwnAttendance(db, { memberEventId: answered, userId: member.userId }),
  ],
])('%s is read by at most %i rows that indexes name, of 10,000 events', async (_what, most, call) => {
  const read = await readBy(call)
  expect(read.scanned).toBe(0)
  expect(read.found).toBeGreaterThan(0)
  expect(read.found).toBeLessThanOrEqual(most)
})

/** Returns the statements about events that an operation takes which has been asked before. */
async function statementsOf(operation: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  await member.send(operation, variables)
  // The method of the class is watched, because each transaction prepares its statements with its own object of it.
  const prepared = vi.spyOn(Object.getPrototypeOf(kit.db._.session), 'prepareQuery')
  try {
    await member.send(operation, variables)
    return prepared.mock.calls
      .map(([query]) => JSON.stringify(query))
      .filter((query) => query.includes('member_event'))
  } finally {
    prepared.mockRestore()
  }
}

const EVENT = '{ memberEventId title zoomLink insightIds recording { playlistUrl } }'

const READS: [string, string][] = [
  ['listMemberEvents', `{ listMemberEvents ${EVENT} }`],
  ['getMemberEvent', `query($id: ID!) { getMemberEvent(memberEventId: $id) ${EVENT} }`],
  ['listInsightEvents', `query($insight: ID!) { listInsightEvents(caseStudyId: $insight) ${EVENT} }`],
  ['listEventAttendees', 'query($id: ID!) { listEventAttendees(memberEventId: $id) { coming } }'],
]

test.each([
  ...READS,
  [
    'getMemberEventRsvp',
    'query($userId: ID!, $id: ID!) { getMemberEventRsvp(userId: $userId, memberEventId: $id) { status } }',
  ],
  ['listMemberEventsRsvp', 'query($userId: ID!) { listMemberEventsRsvp(userId: $userId) { status } }'],
])('The operation %s takes one SQL statement', async (_name, operation) => {
  expect(await statementsOf(operation, { id, insight, userId: member.userId })).toHaveLength(1)
})

test.each(READS)('The operation %s reads an event once for all who ask', async (_name, operation) => {
  const [asked = ''] = await statementsOf(operation, { id, insight })
  expect(asked).toContain('member_event_rsvps')
  expect(asked).not.toContain('member_events')
})

test('A repeated answer takes three SQL statements', async () => {
  const input = { userId: member.userId, memberEventId: id, status: 'ACTIVE' }
  await member.send(SAVE, { input })
  expect(await statementsOf(SAVE, { input })).toHaveLength(3)
})
