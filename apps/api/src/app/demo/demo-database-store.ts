import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { type Config, ConfigError } from '../../server/config.ts'

/** The mark of a database into which the first start of a demo has loaded its whole school. */
const DEMO_SCHOOL = 'demo-school'
/** The mark of a database into which accounts were imported whose password stands in the content files. */
const DEMO_ACCOUNTS = 'demo-accounts'

/** Returns whether the first start of a demo has loaded its whole school. */
export async function holdsDemoSchool(db: Db): Promise<boolean> {
  return (await db.$count(contentLoads, eq(contentLoads.name, DEMO_SCHOOL))) > 0
}

/** Records that the demo school has been loaded whole. */
export async function rememberDemoSchool(db: Db): Promise<void> {
  await db.insert(contentLoads).values({ name: DEMO_SCHOOL, version: '1' }).onConflictDoNothing()
}

/** Records for good that readers of the content files can sign in here; no later import takes it back. */
export async function rememberDemoAccounts(db: Db): Promise<void> {
  await db.insert(contentLoads).values({ name: DEMO_ACCOUNTS, version: '1' }).onConflictDoNothing()
}

/**
 * Refuses to open the database of a demo, whose accounts have a published password, outside of a demo. Errors:
 * `ConfigError`, whose text says what to do.
 */
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
