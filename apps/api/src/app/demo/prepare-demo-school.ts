import { eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { DEMO_SCHOOL } from './demo-database.ts'
import { importContent } from '../content/import-content.ts'

/** Loads the demo school into a database that does not hold it yet; what people did there stays. */
export async function prepareDemoSchool(database: Database, folder: string): Promise<void> {
  const [loaded] = await database.db.select().from(contentLoads).where(eq(contentLoads.name, DEMO_SCHOOL))
  if (loaded) return
  console.log('Loading the demo school …')
  await importContent({ db: database.db, folder, now: Date.now(), allowDemoAccounts: true })
  await database.db.insert(contentLoads).values({ name: DEMO_SCHOOL, version: '1' }).onConflictDoNothing()
}
