import type { Db } from '@section/db/connection.ts'
import { isToEnd } from '@section/domain/billing/subscription-access.ts'
import type { Services } from '../../../server/services.ts'
import { type BillingRows, inMilliseconds } from '../billing-rows.ts'

/** The queue of the jobs that end a subscription each. */
export const ENDING_QUEUE = 'end-subscription'

/** Adds a job for each subscription at Stripe that may still take money at `now` (epoch ms), although it is over for the member. */
export async function sendEndings(
  tx: Db,
  { jobs, config }: Pick<Services, 'config' | 'jobs'>,
  subscriptions: BillingRows['subscriptions'],
  now: number,
): Promise<void> {
  const over = subscriptions.filter((row) =>
    row.endedAt === null ? isToEnd(inMilliseconds(row), config.graceDays, now) : row.openInvoiceUrl !== null,
  )
  await jobs.send(
    tx,
    ENDING_QUEUE,
    over.map(({ subscriptionId, userId }) => ({ key: subscriptionId, data: { subscriptionId, userId } })),
  )
}
