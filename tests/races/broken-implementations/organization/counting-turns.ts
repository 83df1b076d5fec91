import type { Db } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'
import { hold } from '@section/api/server/jobs/finished-periods-store.ts'

/** Takes a turn of counting with a single wait, which the database ends after two seconds. */
export const waitOnce = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  transact(db, async (tx) => {
    await hold(tx, 'organization figures')
    return work(tx)
  })
