import type { Db } from '../connection.ts'
import { dataMigrations } from '../schema.ts'
import { transact } from '../transaction.ts'
import { keepAddressesInOneForm } from './one-address-form.ts'

interface DataMigration {
  /** Recorded once it has run; never changed afterwards. */
  name: string
  run: (tx: Db) => Promise<void>
}

/** In their order, after all SQL migrations. */
const DATA_MIGRATIONS: readonly DataMigration[] = [{ name: 'one-address-form', run: keepAddressesInOneForm }]

/**
 * Makes the changes of stored data that SQL cannot make and that were not made yet, each in one transaction with its
 * record. Errors: `DataMigrationRefused`, with nothing changed. docs/decisions/addresses.md
 */
export async function runDataMigrations(db: Db): Promise<void> {
  const ran = await db.select({ name: dataMigrations.name }).from(dataMigrations)
  const names = new Set(ran.map(({ name }) => name))
  for (const { name, run } of DATA_MIGRATIONS.filter((migration) => !names.has(migration.name)))
    await transact(db, async (tx) => {
      await run(tx)
      await tx.insert(dataMigrations).values({ name })
    })
}
