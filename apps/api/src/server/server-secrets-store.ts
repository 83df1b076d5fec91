import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { serverSecrets } from '@section/db/schema.ts'

/** Returns a secret that all servers on a database share; the first one generates it. */
export async function serverSecret(db: Db, name: string): Promise<string> {
  const generated = randomBytes(32).toString('base64url')
  await db.insert(serverSecrets).values({ name, value: generated }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value ?? generated
}
