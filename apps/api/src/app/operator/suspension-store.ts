import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities, members } from '@section/db/schema.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'

/** Returns the member of an e-mail address, which is normalized first. */
export async function findMemberByEmail(
  tx: Db,
  email: string,
): Promise<{ userId: string; email: string } | undefined> {
  const [member] = await tx
    .select({ userId: members.userId, email: members.email })
    .from(members)
    .where(sql`lower(${members.email}) = ${normalizeEmail(email)}`)
  return member
}

/** Returns the ids of the active sign-ins through the member's federated identities. */
export async function listActiveSignIns(tx: Db, userId: string): Promise<string[]> {
  const identityIds = tx
    .select({ identityId: federatedIdentities.identityId })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.userId, userId))
  const active = await tx
    .select({ sid: authSessions.sid })
    .from(authSessions)
    .where(and(inArray(authSessions.identityId, identityIds), isNull(authSessions.revokedAt)))
  return active.map(({ sid }) => sid)
}
