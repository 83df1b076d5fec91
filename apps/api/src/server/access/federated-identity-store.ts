import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { federatedIdentities } from '@section/db/schema.ts'
import type { FederatedIdentity } from './viewer.ts'

/** Returns the federated identity of a sign-in (`sid`) without a member. */
export async function findFederatedIdentity(
  db: Db,
  identityId: string,
  sid: string,
): Promise<FederatedIdentity | undefined> {
  const { ssoUsername, email, emailVerified, givenName, familyName, realm } = federatedIdentities
  const [row] = await db
    .select({ ssoUsername, email, emailVerified, givenName, familyName, realm })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.identityId, identityId))
  return row && { identityId, sid, ...row }
}
