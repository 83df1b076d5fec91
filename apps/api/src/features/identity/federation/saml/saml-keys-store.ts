import { and, desc, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { samlKeys } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { CacheInvalidation } from '../../../../server/cache/cache-invalidation.ts'
import type { Clock } from '../../../../server/clock.ts'
import { LoadingCache } from '../../../../server/cache/loading-cache.ts'
import { generateSamlKey } from './saml-certificate.ts'

/** The time for which a retired key still decrypts and is published, so that providers have time to read the new key. */
export const OVERLAP_DAYS = 30

const GENERATION_LOCK = 7_205_761
const ALL = 'all'

type SamlKey = typeof samlKeys.$inferSelect

/** The keys of the school, at least one; the first one signs. */
export type SamlKeyRing = [SamlKey, ...SamlKey[]]

/** Caches the keys of the school for SAML; a rotation takes effect within a second on every server. */
export class SamlKeys {
  readonly #cache: LoadingCache<SamlKeyRing>

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    const load = async () => new Map([[ALL, await loadSamlKeys(db, clock())]])
    const cache = new LoadingCache<SamlKeyRing>({ max: 1, clock, load })
    cacheInvalidation.on('saml-keys', () => cache.clear())
    cacheInvalidation.onReconnect(() => cache.clear())
    this.#cache = cache
  }

  /** Returns the keys; the first server that asks generates one. */
  async get(): Promise<SamlKeyRing> {
    const keys = await this.#cache.get(ALL)
    if (!keys) throw new Error('There is no key for SAML.')
    return keys
  }
}

async function loadSamlKeys(db: Db, now: number): Promise<SamlKeyRing> {
  const found = await keysInUse(db, now)
  if (found) return found
  const generated = await generateSamlKey(now)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${GENERATION_LOCK})`)
    const others = await keysInUse(tx, now)
    if (others) return others
    const [added] = await tx
      .insert(samlKeys)
      .values({ ...generated, createdAt: new Date(now) })
      .returning()
    if (!added) throw new Error('The key for SAML was not stored.')
    return [added]
  })
}

/**
 * Generates a new key, which signs from now on, and retires the others, in the caller's transaction. Keys that were retired
 * more than 30 days ago are deleted. Returns the id of the new key and the number of retired keys. `now` in epoch ms.
 */
export async function rotateSamlKeys(tx: Db, now: number): Promise<{ keyId: string; retired: number }> {
  const generated = await generateSamlKey(now)
  await tx.execute(sql`select pg_advisory_xact_lock(${GENERATION_LOCK})`)
  await tx.delete(samlKeys).where(lt(samlKeys.retiredAt, overlapStart(now)))
  await tx.insert(samlKeys).values({ ...generated, createdAt: new Date(now) })
  const retired = await tx
    .update(samlKeys)
    .set({ retiredAt: new Date(now) })
    .where(and(isNull(samlKeys.retiredAt), ne(samlKeys.keyId, generated.keyId)))
    .returning({ keyId: samlKeys.keyId })
  return { keyId: generated.keyId, retired: retired.length }
}

/** Returns the current key, then the retired keys that still decrypt, newest first; undefined without a current key. */
async function keysInUse(db: Db, now: number): Promise<SamlKeyRing | undefined> {
  const found = await db.select().from(samlKeys).orderBy(desc(samlKeys.createdAt))
  const current = found.find(({ retiredAt }) => retiredAt === null)
  if (!current) return undefined
  const others = found.filter(
    ({ keyId, retiredAt }) =>
      keyId !== current.keyId && (retiredAt === null || retiredAt >= overlapStart(now)),
  )
  return [current, ...others]
}

const overlapStart = (now: number) => new Date(now - OVERLAP_DAYS * DAY_MS)
