import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { type Config } from '../../server/config/config.ts'
import { ConfigError } from '../../server/config/config-error.ts'
import { recordLoad } from '../../server/content/content-loads-store.ts'

/** The mark of a database into which the first start of a demo has loaded its whole school. */
const DEMO_SCHOOL = 'demo-school'
/** The mark of a database with accounts whose password is in the content files. */
const DEMO_ACCOUNTS = 'demo-accounts'

/** Returns whether the first start of a demo has loaded its whole school. */
export async function isDemoSchoolLoaded(db: Db): Promise<boolean> {
  return (await db.$count(contentLoads, eq(contentLoads.name, DEMO_SCHOOL))) > 0
}

/** Records that the whole demo school has been loaded. */
export async function recordDemoSchool(db: Db): Promise<void> {
  await recordLoad(db, DEMO_SCHOOL, '1')
}

/** Records permanently that the database has accounts with published passwords. */
export async function recordDemoAccounts(db: Db): Promise<void> {
  await recordLoad(db, DEMO_ACCOUNTS, '1')
}

/** Refuses to open a demo's database, whose accounts have a published password, outside of a demo. Errors: `ConfigError`. */
export async function refuseDemoDatabase(db: Db, config: Config): Promise<void> {
  if (config.demo) return
  const marks = await db
    .select()
    .from(contentLoads)
    .where(inArray(contentLoads.name, [DEMO_SCHOOL, DEMO_ACCOUNTS]))
  if (marks.length === 0) return
  const named = config.database.url ? 'DATABASE_URL' : 'DATA_DIR'
  throw new ConfigError(
    `${named}: the database belongs to a demo, whose accounts have a password that everybody knows; name another, empty one.`,
  )
}
