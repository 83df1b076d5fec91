import type { Database } from '@section/db/connection.ts'
import { importContent } from '../content/import-content.ts'
import { isDemoSchoolLoaded, recordDemoSchool } from './demo-database-store.ts'

/** Loads the demo school into a database that does not have it yet; its dates are relative to `now` (epoch ms). */
export async function prepareDemoSchool(
  database: Database,
  {
    schoolFolder,
    mediaFolder,
    brandName,
  }: { schoolFolder: string; mediaFolder?: string; brandName?: string },
  now: number,
): Promise<void> {
  const { db } = database
  if (await isDemoSchoolLoaded(db)) return
  console.log('Loading the demo school …')
  const demo = { database, folder: schoolFolder, mediaFolder, brandName, now, allowDemoAccounts: true }
  await importContent(demo)
  await recordDemoSchool(db)
}
