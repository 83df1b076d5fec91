import { and, lt, eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'

/**
 * Sets the status of trials that have ended at `now` (epoch ms) to POST_TRIAL, or to MEMBER for who bought something, which stays
 * open; returns the user ids. See docs/product/billing.md#what-a-payment-opens.
 */
export async function updateEndedTrials(tx: Db, now: number): Promise<string[]> {
  const ended = await tx
    .update(members)
    .set({
      status: sql`case when exists (select 1 from entitlements e where e.user_id = ${members.userId}
        and e.purchase_id is not null) then 'MEMBER' else 'POST_TRIAL' end::member_status`,
    })
    .where(and(eq(members.status, 'TRIAL'), lt(members.trialEndDate, new Date(now))))
    .returning({ userId: members.userId })
  return ended.map(({ userId }) => userId)
}
