import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members } from './schema.ts'
import { openTestDatabase } from './test-database.ts'
import { UnknownDatabaseVersion } from './unknown-version.ts'

test('A database with tables of another version is refused with an explanation and keeps its rows', async () => {
  const database = await openTestDatabase()
  try {
    await database.db
      .insert(members)
      .values({ email: 'mike@section.example', status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' })
    await database.db.execute(
      sql`update drizzle.__drizzle_migrations set hash = 'of another version', created_at = 1`,
    )
    const error: unknown = await database.migrate().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnknownDatabaseVersion)
    expect(String(error)).toContain('npm run db:reset')
    expect(await database.db.$count(members)).toBe(1)
  } finally {
    await database.close()
  }
})

test('A migrated database stays unchanged when it is migrated again', async () => {
  const database = await openTestDatabase()
  try {
    await database.migrate()
    expect(await database.db.$count(members)).toBe(0)
  } finally {
    await database.close()
  }
})
