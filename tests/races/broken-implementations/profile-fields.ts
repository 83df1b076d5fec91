import { and, eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { memberFieldChanges, members } from '@section/db/schema.ts'

/**
 * A broken implementation of saving a profile: reads when a field was changed, then writes a newer value, without a lock. The
 * tests must catch it: a race test that it passes would prove nothing.
 */
export async function saveJobRoleNaively(
  { db }: Database,
  userId: string,
  { jobRole, changedAt }: { jobRole: string; changedAt: Date },
): Promise<void> {
  const field = 'jobRole'
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(memberFieldChanges)
      .where(and(eq(memberFieldChanges.userId, userId), eq(memberFieldChanges.field, field)))
    if (known && known.changedAt > changedAt) return
    await tx
      .insert(memberFieldChanges)
      .values({ userId, field, changedAt })
      .onConflictDoUpdate({
        target: [memberFieldChanges.userId, memberFieldChanges.field],
        set: { changedAt },
      })
    await tx.update(members).set({ jobRole }).where(eq(members.userId, userId))
  })
}
