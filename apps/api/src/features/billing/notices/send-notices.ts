import { dueNotices, type NoticedBills } from '@section/domain/billing/notices/due-notices.ts'
import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import { type BillingRows, inMilliseconds } from '../billing-rows.ts'
import type { AppliedReading } from './applied-reading.ts'
import { toMail } from './notice-mails.ts'
import { recordNotices } from './notices-store.ts'

/**
 * Queues the mails that an applied reading gives cause for, in the transaction that applies it; each occasion is mailed once.
 * docs/product/billing.md#mails
 */
export async function sendNotices(
  tx: Db,
  { billingCatalog, config, outbox }: Pick<Services, 'billingCatalog' | 'config' | 'outbox'>,
  reading: AppliedReading,
): Promise<void> {
  const { userId, before, after, now } = reading
  const { graceDays } = config
  const notices = dueNotices(toBills(before), toBills(after), { graceDays, now })
  const keys = notices.map(({ key }) => key)
  const unsent = await recordNotices(tx, { userId, keys, sentAt: new Date(now) })
  const due = notices.filter(({ key }) => unsent.has(key))
  if (due.length === 0) return
  const catalog = await billingCatalog.current()
  const mails = due.flatMap((notice) => {
    const mail = toMail(notice, reading, { catalog, graceDays })
    return mail ? { mail, dedupeKey: notice.key } : []
  })
  await outbox.queue(tx, ...mails)
}

const toBills = ({ subscriptions, payments, purchases }: BillingRows): NoticedBills => ({
  subscriptions: subscriptions.map(inMilliseconds),
  payments: payments.map(inMilliseconds),
  purchases: purchases.map(inMilliseconds),
})
