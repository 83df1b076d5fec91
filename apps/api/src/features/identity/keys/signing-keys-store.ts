import { and, desc, isNull, ne, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose'
import type { Db } from '@section/db/connection.ts'
import { signingKeys } from '@section/db/schema.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'

/** A key that signs id tokens; its private half never leaves the server. */
export interface SigningKey {
  kid: string
  privateJwk: JWK
}

const GENERATION_LOCK = 7_205_760

/** Returns the keys in use, beginning with the one that signs. The first server to start on a database generates it. */
export async function loadSigningKeys(db: Db): Promise<SigningKey[]> {
  const found = await keysInUse(db)
  if (found.length > 0) return found
  const generated = await generateKey()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${GENERATION_LOCK})`)
    const others = await keysInUse(tx)
    if (others.length > 0) return others
    await tx.insert(signingKeys).values({ kid: generated.kid, privateJwk: { ...generated.privateJwk } })
    return [generated]
  })
}

/**
 * Generates a new signing key and retires all others, in the caller's transaction. Simultaneous rotations run one after
 * the other. Returns the id of the new key and the number of retired keys.
 */
export async function rotateSigningKeys(tx: Db): Promise<{ kid: string; retired: number }> {
  const { kid, privateJwk } = await generateKey()
  await tx.execute(sql`select pg_advisory_xact_lock(${GENERATION_LOCK})`)
  await tx.insert(signingKeys).values({ kid, privateJwk: { ...privateJwk } })
  const retired = await tx
    .update(signingKeys)
    .set({ retiredAt: sql`now()` })
    .where(and(isNull(signingKeys.retiredAt), ne(signingKeys.kid, kid)))
    .returning({ kid: signingKeys.kid })
  return { kid, retired: retired.length }
}

/** Returns the retired keys of tokens that browsers may still have; the cookie of an id token lasts as long as a sign-in. */
export async function loadRetiredKeys(db: Db): Promise<SigningKey[]> {
  const found = await db
    .select()
    .from(signingKeys)
    .where(sql`${signingKeys.retiredAt} > now() - ${LIFETIMES.signIn} * interval '1 second'`)
    .orderBy(signingKeys.kid)
  return found.map(toSigningKey)
}

/** Returns the public keys that verify our tokens. */
export function publicKeys(keys: SigningKey[]): JSONWebKeySet {
  return {
    keys: keys.map(({ kid, privateJwk: { kty, crv, x, y } }) => ({
      kid,
      use: 'sig',
      alg: 'ES256',
      ...(kty ? { kty } : {}),
      ...(crv ? { crv } : {}),
      ...(x ? { x } : {}),
      ...(y ? { y } : {}),
    })),
  }
}

async function keysInUse(db: Db): Promise<SigningKey[]> {
  const found = await db
    .select()
    .from(signingKeys)
    .where(isNull(signingKeys.retiredAt))
    .orderBy(desc(signingKeys.createdAt))
  return found.map(toSigningKey)
}

const toSigningKey = ({ kid, privateJwk }: typeof signingKeys.$inferSelect): SigningKey => ({
  kid,
  privateJwk,
})

async function generateKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateJwk: { ...jwk, kid, use: 'sig', alg: 'ES256' } }
}
