import { transact } from '@section/db/transaction.ts'
import { dueReminder } from '@section/domain/billing/notices/reminders.ts'
import type { Services } from '../../../server/services.ts'
import { inMilliseconds } from '../billing-rows.ts'
import { askInJob } from '../stripe/ask-in-job.ts'
import { syncMember } from '../sync/sync-customer.ts'
import { recordNotices } from './notices-store.ts'
import { findReminded, REMINDED } from './reminders-store.ts'

/**
 * Reads a member's bills again and tells them of the next payment of a subscription, once, if it is still to be made soon at
 * `now` (epoch ms). Errors: `JobFailure`.
 */
export async function remind(
  services: Services,
  { subscriptionId, userId }: { subscriptionId: string; userId: string },
  now: number,
): Promise<void> {
  await askInJob(() => syncMember(services, userId))
  await transact(services.database.db, async (tx) => {
    const found = await findReminded(tx, subscriptionId)
    const reminder = found && dueReminder(inMilliseconds(found), now)
    if (!reminder) return
    const key = `${REMINDED} ${subscriptionId} ${reminder.paymentAt}`
    const unsent = await recordNotices(tx, { userId, keys: [key], sentAt: new Date(now) })
    if (!unsent.has(key)) return
    const { planName, currency } = found
    await services.outbox.queue(tx, { mail: { ...reminder, userId, planName, currency }, dedupeKey: key })
  })
}
