import { randomUUID } from 'node:crypto'
import { authSessions, federatedIdentities } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { loadSigningKeys } from './keys/signing-keys-store.ts'
import { signIdToken } from './mint-id-token.fixture.ts'
import type { TestServer } from '../../testing/test-server.ts'

interface NewIdentity {
  email: string
  emailVerified?: boolean
  /** The realm of an employer; by default the social provider. */
  realm?: string
  /** The member to whom the identity is linked already. */
  userId?: string
}

/** Inserts a sign-in at an identity provider by a person who has no account yet; returns its id token and public name. */
export async function insertFederatedSignIn(
  { database: { db }, url, services }: TestServer,
  { email, emailVerified = true, realm, userId }: NewIdentity,
): Promise<{ identityId: string; ssoUsername: string; token: string }> {
  const [identityId, sid] = [randomUUID(), randomUUID()]
  const now = services.clock()
  const clientId = services.config.identity.clientId
  const ssoUsername = `${realm ?? 'social'}_${identityId}`
  await db.insert(federatedIdentities).values({
    identityId,
    issuer: `https://${realm ?? 'social'}.example`,
    subject: identityId,
    ssoUsername,
    realm: realm ?? null,
    email,
    emailVerified,
    userId: userId ?? null,
  })
  const expiresAt = new Date(now + 31 * DAY_MS)
  await db.insert(authSessions).values({ sid, identityId, clientId, createdAt: new Date(now), expiresAt })
  const [key] = await loadSigningKeys(db)
  if (!key) throw new Error('There is no signing key.')
  const token = await signIdToken(key, {
    iss: url,
    aud: clientId,
    sub: identityId,
    sid,
    token_use: 'id',
    sso_username: ssoUsername,
    email,
    email_verified: emailVerified,
    iat: Math.floor(now / 1000),
    exp: Math.floor(now / 1000) + 900,
  })
  return { identityId, ssoUsername, token }
}
