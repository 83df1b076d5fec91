import type { Db } from '@section/db/connection.ts'
import type { Services } from '../../../server/services.ts'
import type { BillingRows } from '../billing-rows.ts'

/** The queue of the jobs that end a subscription each. */
export const CANCELLATION_QUEUE = 'cancel-refunded-subscription'

/** Adds a job for each subscription that goes on at Stripe although its latest payment was returned in full. */
export async function sendCancellations(
  tx: Db,
  jobs: Pick<Services['jobs'], 'send'>,
  subscriptions: BillingRows['subscriptions'],
): Promise<void> {
  const returned = subscriptions.filter(
    ({ refunded, endedAt, status }) => refunded && !endedAt && status !== 'canceled',
  )
  await jobs.send(
    tx,
    CANCELLATION_QUEUE,
    returned.map(({ subscriptionId, userId }) => ({ key: subscriptionId, data: { subscriptionId, userId } })),
  )
}
