import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'

/** A count of numbers that takes about 300 kB, more than the memory that they may use, so that they are written to the disk. */
const NUMBERS = 20_000

/** Thrown for a database that only reads, such as a standby or one whose provider has closed it to writes. */
export class ReadOnlyDatabase extends Error {
  override name = 'ReadOnlyDatabase'
}

/**
 * Resolves when the database can write: it does so in a temporary file, which leaves nothing behind. Errors:
 * `ReadOnlyDatabase`; those of the database, among them that its disk is full.
 */
export async function checkDatabase(db: Db): Promise<void> {
  const { rows } = await transact(db, async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    return tx.execute<{ read_only: string }>(
      sql`select current_setting('transaction_read_only') as read_only,
        (select count(*) from generate_series(1, ${NUMBERS}::int)) as written`,
    )
  })
  if (rows[0]?.read_only === 'on') throw new ReadOnlyDatabase('The database only reads.')
}
