import type { Database } from '@section/db/connection.ts'
import { importContent } from '../content/import-content.ts'
import { isDemoSchoolLoaded, recordDemoSchool } from './demo-database-store.ts'

/** Loads the demo school into a database that does not have it yet. */
export async function prepareDemoSchool({ db }: Database, folder: string): Promise<void> {
  if (await isDemoSchoolLoaded(db)) return
  console.log('Loading the demo school …')
  await importContent({ db, folder, now: Date.now(), allowDemoAccounts: true })
  await recordDemoSchool(db)
}
