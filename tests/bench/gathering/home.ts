import { sql } from 'drizzle-orm'
import { benchId, benchIdPrefix, type BenchSchool } from '../bench-school.ts'
import {
  fillCatalog,
  insertReaders,
  READERS,
  SESSIONS_PER_COURSE,
  upcomingSession,
} from '../courses/large-catalog.ts'
import { measureReads } from '../load/measure-reads.ts'
import type { Row } from '../table.ts'
import { EVENTS, insertManyEvents } from './many-events.ts'

const COMMAND = 'npm run bench -- home'
/** A school of today's size, and one as large as schools may become. */
const SIZES = [100, 1000]
const BOUND_MS = 30
/** Home is kept for half a minute, so 200 members who come back to it without a pause load it as often. */
const RATE = Math.round(READERS / 30)
const WATCHED = 50

/**
 * Measures home, one document, with 100 and with 1,000 courses, five sessions of each, and 10,000 events, for 200 members who
 * have watched, wait for a seat, hold badges and come to events.
 */
export async function measureHome(school: BenchSchool): Promise<Row[]> {
  await insertReaders(school)
  const userIds = Array.from({ length: READERS }, (_, n) => benchId('reader', n + 1))
  const tokens = await school.tokens(userIds)
  const operation = { documentId: school.documentId('Home') }
  const variables = userIds.map((userId) => ({ userId }))
  const of = { url: school.url, command: COMMAND, rate: RATE, boundMs: BOUND_MS }
  const measured: Row[] = []
  for (const [at, courses] of SIZES.entries()) {
    await fillCatalog(school, courses)
    if (at === 0) {
      await insertManyEvents(school.database.db)
      await insertStudies(school)
    }
    await expectWholeHome(school.url, { ...operation, variables: variables[0] }, tokens[0] ?? '', courses)
    const what = `Home, ${courses} courses, ${courses * SESSIONS_PER_COURSE} sessions, ${EVENTS} events`
    measured.push(
      await measureReads(of, what, { operation, variables, tokens, mark: '"title":"Bench badge"' }),
    )
  }
  return measured
}

/** Gives each reader watched videos, a place in a line, a badge with its credential, and so a part of every kind on home. */
async function insertStudies({ database: { db } }: BenchSchool): Promise<void> {
  const isReader = sql`user_id::text like ${`${benchIdPrefix('reader')}%`}`
  const course = benchId('course', 1)
  const full = upcomingSession(1)
  await db.execute(sql`
    insert into video_progress (user_id, video_id, continue_at_time, position_at, farthest_watched_time, coverage)
    select user_id, video_id, 60, now(), 60, '{[0,60000)}'
    from members, (select video_id from videos order by video_id limit ${WATCHED}::int) watched where ${isReader}`)
  await db.execute(sql`
    insert into enrollments (user_id, session_id, state)
    select user_id, ${full}::uuid, 'WAITLISTED' from members where ${isReader}`)
  const statement = {
    slug: 'bench',
    stack: null,
    title: 'Bench badge',
    description: 'A badge of the bench.',
    recipientName: 'Bench Reader',
    issuerName: 'Bench',
    courseTitles: ['A course of the bench'],
  }
  await db.execute(sql`
    insert into credentials (user_id, kind, course_id, statement, issued_at)
    select user_id, 'BADGE', ${course}::uuid, ${JSON.stringify(statement)}::jsonb, now() from members where ${isReader}`)
  await db.execute(sql`analyze`)
}

/** Throws if an answer does not have all parts of home. */
async function expectWholeHome(
  url: string,
  operation: object,
  token: string,
  courses: number,
): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(operation) })
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown> | null; errors?: unknown }
  if (!data || errors) throw new Error(`Home failed: ${JSON.stringify(errors)}`)
  const lengths = Object.entries(data).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.length : value,
  ])
  const { listUserCourses, listCredentials, listOwnWaitlists, listMemberEvents, listMemberEventsRsvp } =
    Object.fromEntries(lengths) as Record<string, number>
  const isWhole =
    listUserCourses === courses &&
    listCredentials === 1 &&
    listOwnWaitlists === 1 &&
    Number(listMemberEvents) > 0 &&
    Number(listMemberEventsRsvp) > 0
  if (!isWhole) throw new Error(`Home is not whole: ${JSON.stringify(lengths).slice(0, 500)}`)
}
