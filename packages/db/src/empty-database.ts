import { sql } from 'drizzle-orm'
import { type Db, rows } from './connection.ts'
import { JOB_SCHEMA } from './job-schema.ts'

/** The schemas whose rows tests write. */
const SCHEMAS = sql`('public', ${JOB_SCHEMA})`

/**
 * Describes what a database has besides its rows: how many tables, functions, constraints and triggers, and which
 * migrations it has run. A test that leaves behind any of them has changed the description.
 */
export async function describeShape(db: Db): Promise<string> {
  const [shape] = await rows(
    db,
    sql`select (select count(*) from pg_class) as classes, (select count(*) from pg_proc) as functions,
      (select count(*) from pg_constraint) as constraints, (select count(*) from pg_trigger) as triggers,
      (select string_agg(hash || created_at, ' ' order by id) from drizzle.__drizzle_migrations) as migrations`,
  )
  return JSON.stringify(shape)
}

/** Makes a migrated database as empty as a new one: no rows, sequences at their start, a session without settings. */
export async function emptyDatabase(db: Db): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ${SCHEMAS} and pg_relation_size(pg_class.oid) > 0
        and not (nspname = ${JOB_SCHEMA} and relname = 'version')`,
  )
  const names = tables.map(({ name }) => name)
  await db.transaction(async (tx) => {
    // Foreign keys would ask for an order of the tables, and triggers would write anew.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const name of names) await tx.execute(sql.raw(`delete from ${name}`))
    await tx.execute(sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname in ${SCHEMAS}`)
  })
  // Deleted rows stay in the files of their tables until then, and each query would read them. Each table is a statement of its
  // own, because all together can take longer on a busy machine than a statement may.
  for (const name of names) await db.execute(sql.raw(`vacuum ${name}`))
  await db.execute(sql`discard all`)
}
