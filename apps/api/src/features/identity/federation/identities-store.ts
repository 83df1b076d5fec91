import type { Db } from '@section/db/connection.ts'
import { federatedIdentities, type UpstreamProfile } from '@section/db/schema.ts'
import { providedName } from '@section/domain/invitations/person-name.ts'
import { ssoUsernameOf } from './sso-username.ts'
import type { Upstream } from './upstream/upstreams.ts'

export type Identity = typeof federatedIdentities.$inferSelect

/** Stores the current profile of an issuer's subject and returns its identity. */
export async function upsertIdentity(
  tx: Db,
  upstream: Upstream,
  profile: Pick<UpstreamProfile, 'subject' | 'givenName' | 'familyName'> & { email: string },
  now: number,
): Promise<Identity> {
  const { subject, email, givenName, familyName } = profile
  const current = {
    email,
    emailVerified: true,
    givenName: providedName(givenName),
    familyName: providedName(familyName),
    lastSeenAt: new Date(now),
  }
  const issuer = upstream.identityIssuer
  const [identity] = await tx
    .insert(federatedIdentities)
    .values({
      issuer,
      subject,
      ssoUsername: ssoUsernameOf(upstream, subject),
      realm: upstream.realm,
      createdAt: new Date(now),
      ...current,
    })
    .onConflictDoUpdate({ target: [federatedIdentities.issuer, federatedIdentities.subject], set: current })
    .returning()
  if (!identity) throw new Error('The identity was not stored.')
  return identity
}
