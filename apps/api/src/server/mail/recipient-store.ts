import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'

/** Returns the address and first name of a member, with the zone that their device reported; undefined for nobody. */
export async function findRecipient(
  db: Db,
  userId: string,
): Promise<{ email: string; firstName: string; timeZone: string | null } | undefined> {
  const { email, firstName, timeZone } = getTableColumns(members)
  const [found] = await db
    .select({ email, firstName, timeZone })
    .from(members)
    .where(eq(members.userId, userId))
  return found
}
