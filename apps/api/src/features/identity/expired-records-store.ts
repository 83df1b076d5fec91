import { lt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  activations,
  authSessions,
  mailedCodes,
  oidcRecords,
  oneTimeCodes,
  refreshReplays,
  signupNonces,
} from '@section/db/schema.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { purgeLimits } from '../../server/limits/limits-store.ts'
import { purgeFederation } from './federation/federation-store.ts'

/** The time for which records are kept after they expire, so that servers whose clocks differ agree on it. */
const GRACE_MS = HOUR_MS

/** Deletes the records that expired more than an hour before `now` (epoch ms). */
export async function purgeExpired(db: Db, now: number): Promise<void> {
  const before = new Date(now - GRACE_MS)
  await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, before))
  await db.delete(refreshReplays).where(lt(refreshReplays.createdAt, before))
  await db.delete(mailedCodes).where(lt(mailedCodes.expiresAt, before))
  await db.delete(signupNonces).where(lt(signupNonces.expiresAt, before))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before))
  await db.delete(activations).where(lt(activations.expiresAt, before))
  await db.delete(authSessions).where(lt(authSessions.expiresAt, before))
  await purgeFederation(db, now)
  await purgeLimits(db, before)
}
