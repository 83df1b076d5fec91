import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { type Db, type Reads, rows } from '@section/db/connection.ts'
import { credentials, members } from '@section/db/schema.ts'

export type StoredCredential = typeof credentials.$inferSelect

/** Selects the name that a credential of a member `m` states: the first and the last name, else the display name. */
export const RECIPIENT_NAME = sql`coalesce(nullif(btrim(concat_ws(' ', m.first_name, m.last_name)), ''), m.display_name, '')`

/** Returns a member's credentials, newest first. */
export async function listCredentialsOf(reads: Reads, userId: string): Promise<StoredCredential[]> {
  const found = await rows<Omit<StoredCredential, 'issuedAt'> & { issuedAt: number }>(
    reads,
    sql`
    select credential_id as "credentialId", user_id as "userId", kind, certificate_id as "certificateId",
      course_id as "courseId", statement, floor(extract(epoch from issued_at) * 1000)::float8 as "issuedAt",
      is_public as "isPublic"
    from credentials where user_id = ${userId}::uuid order by issued_at desc, credential_id`,
  )
  return found.map((credential) => ({ ...credential, issuedAt: new Date(credential.issuedAt) }))
}

/** Returns a credential for whoever has an address that was signed for its owner. */
export async function findCredential(db: Db, credentialId: string): Promise<StoredCredential | undefined> {
  const [found] = await db.select().from(credentials).where(eq(credentials.credentialId, credentialId))
  return found
}

/**
 * Returns a credential that its owner shows to everybody; undefined for every other id, and while the owner is suspended.
 * docs/product/credentials.md#public-pages
 */
export async function findPublicCredential(
  db: Db,
  credentialId: string,
): Promise<StoredCredential | undefined> {
  const [found] = await db
    .select(getTableColumns(credentials))
    .from(credentials)
    .innerJoin(members, eq(members.userId, credentials.userId))
    .where(
      and(
        eq(credentials.credentialId, credentialId),
        eq(credentials.isPublic, true),
        isNull(members.suspendedAt),
      ),
    )
  return found
}

/** Shows a member's credential to everybody, or hides it; returns false if the member has no such credential. */
export async function updateVisibility(
  db: Db,
  { credentialId, userId, isPublic }: Pick<StoredCredential, 'credentialId' | 'userId' | 'isPublic'>,
): Promise<boolean> {
  const updated = await db
    .update(credentials)
    .set({ isPublic })
    .where(and(eq(credentials.credentialId, credentialId), eq(credentials.userId, userId)))
    .returning({ credentialId: credentials.credentialId })
  return updated.length > 0
}

/** Inserts credentials, of a badge or certificate that a member has already only the first; returns those that are new. */
export async function insertCredentials(
  tx: Db,
  added: readonly (typeof credentials.$inferInsert)[],
): Promise<StoredCredential[]> {
  if (added.length === 0) return []
  return tx
    .insert(credentials)
    .values([...added])
    .onConflictDoNothing()
    .returning()
}
