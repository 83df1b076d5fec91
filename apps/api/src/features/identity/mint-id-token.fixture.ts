import { randomUUID } from 'node:crypto'
import { or, sql } from 'drizzle-orm'
import { type JWTPayload, SignJWT, importJWK } from 'jose'
import type { Db } from '@section/db/connection.ts'
import { authSessions, members } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { type SigningKey, loadSigningKeys } from './keys/signing-keys-store.ts'
import { USER_ID_CLAIM } from '../../server/access/id-tokens.ts'

const LIFETIME_MS = 15 * MINUTE_MS

interface Terms {
  issuer: string
  clientId: string
  /** The current time in epoch milliseconds. */
  now: number
}

/** Returns a valid id token of a new sign-in, signed with the server's own key, without using the login form. */
export async function mintIdToken(db: Db, userIdOrEmail: string, terms: Terms): Promise<string> {
  const [member] = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      or(
        sql`${members.userId}::text = ${userIdOrEmail}`,
        sql`lower(${members.email}) = lower(${userIdOrEmail})`,
      ),
    )
  if (!member) throw new Error(`There is no member ${userIdOrEmail}.`)
  const { sid, userId } = { sid: randomUUID(), userId: member.userId }
  const createdAt = new Date(terms.now)
  const expiresAt = new Date(terms.now + 31 * DAY_MS)
  await db.insert(authSessions).values({ sid, userId, clientId: terms.clientId, createdAt, expiresAt })
  const [key] = await loadSigningKeys(db)
  if (!key) throw new Error('There is no signing key.')
  return signIdToken(key, validClaims(terms, userId, sid))
}

/** Returns the claims of a valid id token. */
export function validClaims(terms: Terms, userId: string, sid: string): JWTPayload {
  return {
    iss: terms.issuer,
    aud: terms.clientId,
    sub: userId,
    [USER_ID_CLAIM]: userId,
    sid,
    token_use: 'id',
    iat: Math.floor(terms.now / 1000),
    exp: Math.floor((terms.now + LIFETIME_MS) / 1000),
  }
}

/** Signs an id token with these claims. */
export async function signIdToken(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .sign(await importJWK(key.privateJwk, 'ES256'))
}
