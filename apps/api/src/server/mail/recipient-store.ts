import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'

/** Returns the address and first name of a member; undefined for nobody. */
export async function findRecipient(
  db: Db,
  userId: string,
): Promise<{ email: string; firstName: string } | undefined> {
  const { email, firstName } = getTableColumns(members)
  const [found] = await db.select({ email, firstName }).from(members).where(eq(members.userId, userId))
  return found
}
