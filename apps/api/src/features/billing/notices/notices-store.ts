import type { Db } from '@section/db/connection.ts'
import { billingNotices } from '@section/db/schema.ts'

/** Records occasions on which a member is written to, and returns the keys of those of which they were not told before. */
export async function recordNotices(
  tx: Db,
  { userId, keys, sentAt }: { userId: string; keys: readonly string[]; sentAt: Date },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const recorded = await tx
    .insert(billingNotices)
    .values(keys.map((noticeKey) => ({ noticeKey, userId, sentAt })))
    .onConflictDoNothing()
    .returning({ noticeKey: billingNotices.noticeKey })
  return new Set(recorded.map(({ noticeKey }) => noticeKey))
}
