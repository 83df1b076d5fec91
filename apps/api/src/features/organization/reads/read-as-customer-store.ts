import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/**
 * Runs what an employer's people ask in one transaction that can read the rows of one customer and write nothing: the database
 * itself withholds those of others, also from a statement that forgets to. All statements of `read` see the same moment.
 * SECURITY.md#other-employers
 */
export function readAsCustomer<T>(db: Db, customerId: string, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await rows(
        tx,
        sql`select set_config('role', 'organization_reader', true), set_config('section.customer_id', ${customerId}, true)`,
      )
      return read(tx)
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}
