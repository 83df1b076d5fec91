import { inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { type Config, ConfigError } from '../server/config.ts'

/** Loaded whole by the first start of a demo. */
export const DEMO_SCHOOL = 'demo-school'
/** Some import brought accounts whose password stands in the content files. */
const DEMO_ACCOUNTS = 'demo-accounts'

/** Remembers for good that anybody can sign in here who has read the content files; no later import takes it back. */
export async function rememberDemoAccounts(db: Db): Promise<void> {
  await db.insert(contentLoads).values({ name: DEMO_ACCOUNTS, version: '1' }).onConflictDoNothing()
}

/**
 * Keeps whatever is no demo away from the database of a demo, whose accounts have a published password. Errors:
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
