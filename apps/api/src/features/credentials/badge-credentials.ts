import type { Db } from '@section/db/connection.ts'
import { findUnstatedBadge, listUnstatedBadges, type UnstatedBadge } from './badge-credentials-store.ts'
import { insertCredentials } from './credentials-store.ts'
import { canDraw } from './drawing/can-draw.ts'

// This file is the public interface of credentials.

const BATCH = 500

/**
 * Writes the credential of a badge that was just given, in the transaction that gives it. A name that cannot be drawn is
 * left out until it has changed. docs/product/credentials.md#badges
 */
export async function addBadgeCredential(tx: Db, issuerName: string, courseBadgeId: string): Promise<void> {
  await stateBadges(tx, issuerName, await findUnstatedBadge(tx, courseBadgeId))
}

/**
 * Writes the credentials of the next badges that have none, after the badge `after` in the order of their ids. Returns the
 * last of them, from which the next call goes on; null once there are no more.
 */
export async function addBadgeCredentials(
  tx: Db,
  issuerName: string,
  after: string | null,
): Promise<string | null> {
  const badges = await listUnstatedBadges(tx, { after, limit: BATCH })
  await stateBadges(tx, issuerName, badges)
  return badges.length < BATCH ? null : (badges.at(-1)?.courseBadgeId ?? null)
}

async function stateBadges(tx: Db, issuerName: string, badges: readonly UnstatedBadge[]): Promise<void> {
  const rows = badges
    .filter(({ recipientName }) => canDraw(recipientName))
    .map(({ courseBadgeId, userId, courseId, earnedAt, recipientName, title, description, slug, stack }) => ({
      credentialId: courseBadgeId,
      userId,
      kind: 'BADGE' as const,
      courseId,
      statement: { recipientName, title, description, issuerName, courseTitles: [title], slug, stack },
      issuedAt: new Date(earnedAt),
    }))
  await insertCredentials(tx, rows)
}
