import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Reads, Rows } from '@section/db/connection.ts'

interface Waiting {
  statement: SQL
  resolve: (rows: never[]) => void
  reject: (error: unknown) => void
}

/**
 * Runs what the fields of one request read at the same time as one statement, so that a screen with many parts waits for the
 * database once. The rows come as JSON, so a statement that is read here answers instants in epoch milliseconds. When it fails, all
 * that was gathered fails. docs/decisions/gathered-reads.md
 */
export class GatheredReads implements Reads {
  readonly #db: Db
  #waiting: Waiting[] = []

  constructor(db: Db) {
    this.#db = db
  }

  /** Returns the rows of a statement that only reads, in its order. */
  async execute<Row extends Record<string, unknown>>(statement: SQL): Promise<Rows<Row>> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    // What is cached is answered before the next turn of the event loop, so that all fields have asked by then.
    if (this.#waiting.length === 0) setImmediate(() => void this.#run())
    this.#waiting.push({ statement, resolve, reject })
    return { rows: await promise }
  }

  async #run(): Promise<void> {
    const gathered = this.#waiting
    this.#waiting = []
    try {
      const results = await this.#read(gathered.map(({ statement }) => statement))
      for (const [index, { resolve }] of gathered.entries()) resolve((results[index] ?? []) as never[])
    } catch (error) {
      for (const { reject } of gathered) reject(error)
    }
  }

  async #read(statements: readonly SQL[]): Promise<readonly unknown[][]> {
    const lists = statements.map(
      (statement) => sql`(select coalesce(json_agg(r), '[]') from (${statement}) r)`,
    )
    const query = this.#db
      .select({ results: sql<unknown[][]>`json_build_array(${sql.join(lists, sql`, `)})` })
      .from(sql`(values (true)) one`)
    // The same parts make the same text, which the database need then not plan again.
    const name = createHash('sha256').update(query.toSQL().sql).digest('base64url')
    const [row] = await query.prepare(name).execute()
    return row?.results ?? []
  }
}
