import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Db, rows } from '@section/db/connection.ts'
import * as schema from '@section/db/schema.ts'
import {
  findPeriodWindows,
  replaceFigures,
} from '../../../apps/api/src/features/organization/figures/recount-store.ts'
import { replaceSums } from '../../../apps/api/src/features/organization/figures/sums-store.ts'
import { COURSE_OF, COURSES_EACH, idOf, LESSONS, MEMBERS, TAKEN_AT } from './large-employer.ts'

/** The progress rows of a lesson: one video session and one row of progress for each course of each member. */
export const ROWS_OF_LESSON = MEMBERS * COURSES_EACH * 2
/** The product counts twenty in a transaction; so many at once take fewer round trips. */
const COUNTED_AT_ONCE = 2500

/** Lets all members watch these lessons of all their courses, one a day, without triggers and with indexes made afterwards. */
export async function insertHistory(client: pg.Client, from: number, to: number): Promise<void> {
  const tables = ['video_sessions', 'video_progress']
  const indexes = await client.query<{ table: string; name: string; key: string | null; definition: string }>(
    `select x.tablename as table, x.indexname as name, pg_get_constraintdef(c.oid) as key, x.indexdef as definition
    from pg_indexes x left join pg_constraint c on c.conname = x.indexname where x.tablename = any($1)`,
    [tables],
  )
  for (const { table, name, key } of indexes.rows)
    await client.query(key ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
  await client.query('set session_replication_role = replica')
  for (let lesson = from; lesson < to; lesson++) await insertLesson(client, lesson)
  await client.query('set session_replication_role = origin')
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { table, name, key, definition } of indexes.rows)
    await client.query(key ? `alter table ${table} add constraint ${name} ${key}` : definition)
  await client.query(`vacuum analyze ${tables.join(', ')}`)
}

async function insertLesson(client: pg.Client, lesson: number): Promise<void> {
  const watched = `(select n, s, ${COURSE_OF} as c, ${TAKEN_AT} + ${lesson % LESSONS} * interval '12 hours' as at
    from generate_series(0, ${MEMBERS - 1}) n, generate_series(0, ${COURSES_EACH - 1}) s) watched`
  const video = idOf('video', 'c', `${lesson}`)
  await client.query(`
    insert into video_sessions (user_id, video_id, course_id, session_id, type, status, continue_at_time,
      video_session_max_playhead, video_session_playing_time, video_duration_at_playtime, began_at, created_at, updated_at)
    select ${idOf('member', 'n')}, ${video}, ${idOf('course', 'c')}, ${idOf('session', 'c', '0')}, 'ON_DEMAND', 'ENDED', 450, 450,
      450, 600, at, at, at from ${watched}`)
  await client.query(`
    insert into video_progress (user_id, video_id, continue_at_time, position_at, farthest_watched_time, coverage, updated_at)
    select ${idOf('member', 'n')}, ${video}, 450, at, 450, '{[0,450000)}', at from ${watched}`)
}

/**
 * Counts all figures as the product does, by its own statements, but more employees in each. Its command for this,
 * which counts few in a transaction so that members do not wait for it, takes longer.
 */
export async function countAllFigures(client: pg.Client, now: number): Promise<void> {
  const db: Db = drizzle(client, { schema })
  const present = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from employments where ends_at is null order by user_id`,
  )
  const userIds = present.map(({ userId }) => userId)
  for (let at = 0; at < userIds.length; at += COUNTED_AT_ONCE)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '128MB'`)
      const part = userIds.slice(at, at + COUNTED_AT_ONCE)
      await replaceFigures(
        tx,
        part,
        await findPeriodWindows(tx, part, now),
        new Date(now).toISOString().slice(0, 10),
      )
    })
  await db.transaction(async (tx) => {
    await replaceSums(tx)
    await tx.execute(sql`delete from learning_changes`)
    await tx.execute(sql`insert into figures_state (as_of) values (${new Date(now).toISOString()})
      on conflict (singleton) do update set as_of = excluded.as_of`)
  })
}
