import type { Database } from '@section/db/connection.ts'
import { importContent } from '../content/import-content.ts'
import { holdsDemoSchool, rememberDemoSchool } from './demo-database-store.ts'

/** Loads the demo school into a database that does not hold it yet; what people did there stays. */
export async function prepareDemoSchool({ db }: Database, folder: string): Promise<void> {
  if (await holdsDemoSchool(db)) return
  console.log('Loading the demo school …')
  await importContent({ db, folder, now: Date.now(), allowDemoAccounts: true })
  await rememberDemoSchool(db)
}
