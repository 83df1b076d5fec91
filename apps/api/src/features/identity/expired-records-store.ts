import { lt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  activations,
  authSessions,
  mailedCodes,
  oidcRecords,
  oneTimeCodes,
  rateLimits,
  refreshReplays,
  signupNonces,
} from '@section/db/schema.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { purgeFederation } from './federation/federation-store.ts'

/** Records are kept this long after they expire, so that servers whose clocks differ agree on what has expired. */
const GRACE_MS = HOUR_MS

/** Deletes the records that expired more than an hour before `now` (epoch ms). */
export async function purgeExpired(db: Db, now: number): Promise<void> {
  const before = new Date(now - GRACE_MS)
  await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, before))
  await db.delete(refreshReplays).where(lt(refreshReplays.createdAt, before))
  await db.delete(rateLimits).where(lt(rateLimits.expire, before))
  for (const codes of [mailedCodes, signupNonces, oneTimeCodes, activations]) {
    await db.delete(codes).where(lt(codes.expiresAt, before))
  }
  await db.delete(authSessions).where(lt(authSessions.expiresAt, before))
  await purgeFederation(db, now)
}
