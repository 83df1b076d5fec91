import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { SUM_TABLES } from './sums-store.ts'

/** The rows of employees as texts without names and addresses, by the table and key that they belong to. */
export type StoredRows = ReadonlyMap<string, { userId: string; value: string }>

/**
 * Returns the user ids of the next present or counted employees after a user id, in the order of ids, without those who are
 * noted to be counted.
 */
export async function findEmployeesAfter(db: Db, userId: string, max: number): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from (
        select user_id from employments where ends_at is null union select user_id from employees) e
      where user_id > ${userId} and not exists (select from learning_changes n where n.user_id = e.user_id)
      order by user_id limit ${max}`,
  )
  return found.map((row) => row.userId)
}

/** Returns those of these members who are noted to be counted. */
export async function findNoted(tx: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await rows<{ userId: string }>(
    tx,
    sql`select distinct user_id as "userId" from learning_changes where user_id = any(${sql.param([...userIds])}::uuid[])`,
  )
  return new Set(found.map((row) => row.userId))
}

/** Returns what is stored of these employees; what names them or is their address is there as a hash. */
export async function readStoredRows(tx: Db, userIds: readonly string[]): Promise<StoredRows> {
  const users = sql`any(${sql.param([...userIds])}::uuid[])`
  const found = await rows<{ key: string; userId: string; value: string }>(
    tx,
    sql`
    select 'employees ' || user_id as key, user_id as "userId", ${hashed(sql`to_jsonb(e)`, ['name', 'email', 'image_url'])} as value
      from employees e where user_id = ${users}
    union all select 'employee_figures ' || user_id || ' ' || period, user_id, ${hashed(sql`to_jsonb(f)`, ['name', 'sort_name'])}
      from employee_figures f where user_id = ${users}
    union all select concat_ws(' ', 'employee_course_figures', user_id, period, course_id, session_id), user_id,
      to_jsonb(f)::text
      from employee_course_figures f where user_id = ${users}
    union all select concat_ws(' ', 'employee_weeks', user_id, customer_id, week), user_id, to_jsonb(w)::text
      from employee_weeks w where user_id = ${users}`,
  )
  return new Map(found.map(({ key, ...row }) => [key, row]))
}

/** A row as a text in which the MD5 of some columns, all of them together, stands for them. */
function hashed(row: SQL, columns: readonly string[]): SQL {
  const values = columns.map((column) => sql`${row} -> ${column}::text`)
  return sql`((${row} - ${sql.param([...columns])}::text[])
    || jsonb_build_object('md5', md5(jsonb_build_array(${sql.join(values, sql`, `)})::text)))::text`
}

/** Returns the sums that differ from the rows of employees, each as a sentence. */
export async function findWrongSums(db: Db): Promise<string[]> {
  const of = (from: 'table' | 'counted') =>
    SUM_TABLES.map(
      ({ table, key, numbers, counted }) =>
        `select '${table}' as table, concat_ws(' ', ${key}) as key, jsonb_build_array(${numbers}) as value
          from ${from === 'table' ? table : `(${counted}) counted_rows`}`,
    ).join(' union all ')
  const wrong = await rows<{ sentence: string }>(
    db,
    sql`
    with sums as (${sql.raw(of('table'))}), counted as (${sql.raw(of('counted'))})
    select format('%s %s is %s and should be %s', coalesce(s.table, c.table), coalesce(s.key, c.key), s.value, c.value) as sentence
    from sums s full join counted c on c.table = s.table and c.key = s.key
    where s.value is distinct from c.value
      and not (c.value is null and not jsonb_path_exists(s.value, '$[*] ? (@ != 0)'))`,
  )
  return wrong.map(({ sentence }) => sentence)
}
