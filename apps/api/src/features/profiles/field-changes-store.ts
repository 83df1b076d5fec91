import { lte } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { memberFieldChanges } from '@section/db/schema.ts'

/**
 * Notes when fields of a member were changed, and returns those of which no later change is known: only these may be written.
 * When two changes were made at the same time, the one that arrives last counts.
 */
export async function claimFields(
  tx: Db,
  userId: string,
  fields: readonly string[],
  changedAt: Date,
): Promise<Set<string>> {
  if (fields.length === 0) return new Set()
  const claimed = await tx
    .insert(memberFieldChanges)
    .values(fields.map((field) => ({ userId, field, changedAt })))
    .onConflictDoUpdate({
      target: [memberFieldChanges.userId, memberFieldChanges.field],
      set: { changedAt },
      setWhere: lte(memberFieldChanges.changedAt, changedAt),
    })
    .returning({ field: memberFieldChanges.field })
  return new Set(claimed.map(({ field }) => field))
}
