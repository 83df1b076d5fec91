import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

const TABLES = [
  'certificates',
  'certificate_groups',
  'certificate_courses',
  'courses',
  'faculty',
  'sessions',
  'meetings',
  'session_seats',
  'content_groups',
  'content_items',
  'videos',
  'video_chapters',
  'members',
  'member_locations',
  'member_companies',
  'entitlements',
  'corporate_realms',
  'realm_domains',
  'lms_providers',
  'federated_identities',
  'enrollments',
  'earned_badges',
  'survey_responses',
  'user_saves',
  'video_progress',
  'video_sessions',
  'metered_views',
]

/** Returns the number of rows of each table of the school. */
export async function countTables(db: Db): Promise<Record<string, number>> {
  const each = TABLES.map((table) => `select '${table}' as name, count(*)::int as count from ${table}`)
  const found = await rows<{ name: string; count: number }>(db, sql.raw(each.join(' union all ')))
  return Object.fromEntries(found.map(({ name, count }) => [name, count]))
}

/** Returns the number of rows that `select … from <statement>` finds. */
export async function countWhere(db: Db, statement: string): Promise<number | undefined> {
  const [row] = await rows<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${statement}`))
  return row?.count
}

/** Returns the number of sessions whose taken seats differ from their enrollments or exceed the capacity. */
export const countMiscounted = (db: Db) =>
  countWhere(
    db,
    `session_seats s where taken > capacity or taken <> (select count(*) from enrollments e
      where e.session_id = s.session_id and e.state <> 'WAITLISTED')`,
  )
