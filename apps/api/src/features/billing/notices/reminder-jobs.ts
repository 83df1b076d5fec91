import { isoDate } from '@section/domain/time/calendar-date.ts'
import { RENEWAL_NOTICE_MS } from '@section/domain/billing/notices/reminders.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { Job } from '../../../server/jobs/job.ts'
import { type PeriodicPart, periodicJob } from '../../../server/jobs/periodic-job.ts'
import { remind } from './remind.ts'
import { findUnreminded } from './reminders-store.ts'

const QUEUE = 'remind-of-payment'
const BATCH_SIZE = 500
/** The time of the day, in UTC, at which reminders are sent: in America it is morning, in Europe afternoon. */
const HOUR = 14 * HOUR_MS

/**
 * Looks once a day for the payments of which members are told beforehand, and adds a job for each: the amount is read from
 * Stripe again, which no transaction may wait for. docs/product/billing.md#mails
 */
export const remindersJob = periodicJob<string>({
  queue: 'payment-reminders',
  latestPeriod: (_services, now) => {
    const at = Math.floor((now - HOUR) / DAY_MS) * DAY_MS + HOUR
    return { period: isoDate(at), at }
  },
  run: sendReminders,
  failure: 'Members could not be told of their next payments',
})

async function sendReminders({ tx, services, from, now }: PeriodicPart<string>): Promise<string | null> {
  const until = new Date(now + RENEWAL_NOTICE_MS)
  const found = await findUnreminded(tx, {
    now: new Date(now),
    until,
    after: from ?? '',
    limit: BATCH_SIZE,
  })
  await services.jobs.send(
    tx,
    QUEUE,
    found.map((data) => ({ key: data.subscriptionId, data })),
  )
  return found.length === BATCH_SIZE ? (found.at(-1)?.subscriptionId ?? null) : null
}

/** Reads a member's bills again and tells them of their next payment, in six attempts within about two hours. */
export const reminderJob: Job = {
  queue: QUEUE,
  options: {
    policy: 'short',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
  },
  concurrency: 1,
  open: (services) => ({
    run: ({ subscriptionId, userId }) =>
      remind(services, { subscriptionId: String(subscriptionId), userId: String(userId) }, services.clock()),
  }),
}
