import { eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { subscriptions } from '@section/db/schema.ts'

/**
 * A broken implementation of Stripe's events: believes what an event carries, in the order in which events come. The tests must
 * catch it: a race test that it passes would prove nothing.
 */
export async function believeEvent(
  { db }: Database,
  { data: { object } }: { data: { object: unknown } },
): Promise<void> {
  const { id, status, cancel_at: cancelAt } = object as Record<string, unknown>
  await db
    .update(subscriptions)
    .set({
      status: String(status),
      cancelAt: typeof cancelAt === 'number' ? new Date(cancelAt * 1000) : null,
    })
    .where(eq(subscriptions.subscriptionId, String(id)))
}
