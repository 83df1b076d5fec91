import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

const dialect = new PgDialect()

/**
 * Runs hand-written SQL as a prepared statement, which a connection parses and plans only once. `name` belongs to
 * one text alone: a statement whose text varies must not be run this way.
 */
export async function preparedRows<Row extends Record<string, unknown>>(
  db: Db,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const query = db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false)
  const result = (await query.execute()) as { rows: Row[] }
  return result.rows
}
