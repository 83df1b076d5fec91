import type Stripe from 'stripe'
import type { Db } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { type Job, JobFailure } from '../../../server/jobs/job.ts'
import type { JobData } from '../../../server/jobs/job-queue.ts'
import type { Services } from '../../../server/services.ts'
import { failureOf } from '../stripe/ask-stripe.ts'
import { idOf, UnreadableSubscription } from '../sync/read-subscription.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { deleteEventsBefore } from './events-store.ts'
import type { EventSubject } from './read-event.ts'

const QUEUE = 'sync-customer'
/** Stripe repeats an event for three days at most. */
const KEPT_MS = 30 * DAY_MS

/**
 * Adds the job that reads a customer from Stripe again. While one waits for the customer no other is added: it will read what
 * happened before it began.
 */
export async function sendSync(
  tx: Db,
  jobs: Pick<Services['jobs'], 'send'>,
  subject: EventSubject,
): Promise<void> {
  await jobs.send(tx, QUEUE, [{ key: Object.entries(subject).flat().join(' '), data: { ...subject } }])
}

/** Reads customers from Stripe whose events have come, in eleven attempts within about two hours. docs/decisions/billing-sync.md */
export const webhookJobs: readonly Job[] = [
  {
    queue: QUEUE,
    options: {
      policy: 'short',
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 1800,
      expireInSeconds: 60,
    },
    concurrency: 2,
    open: (services) =>
      Promise.resolve({
        run: (data) => syncSubject(services, data),
        onGivenUp: () => Promise.resolve(),
        close: () => Promise.resolve(),
      }),
  },
  {
    queue: 'purge-stripe-events',
    cron: '40 3 * * *',
    run: ({ database }, now) => deleteEventsBefore(database.db, new Date(now - KEPT_MS)),
    failure: 'Old events of Stripe could not be removed',
  },
]

async function syncSubject(services: Services, data: JobData): Promise<void> {
  const { stripe } = services
  if (!stripe) throw new JobFailure('the school sells nothing', true)
  try {
    const customer = await customerOf(stripe, data)
    if (customer) await syncCustomer(services, customer)
  } catch (error) {
    if (error instanceof UnreadableSubscription) throw new JobFailure(error.message, false)
    const failure = failureOf(error)
    throw failure ? new JobFailure(`Stripe: ${failure}`, false) : error
  }
}

/** Returns the customer of an event: named by it, or by the charge, payment or invoice that it names; null where there is none. */
async function customerOf(stripe: Stripe, data: JobData): Promise<string | null> {
  const named = (kind: string) => (typeof data[kind] === 'string' ? data[kind] : undefined)
  const [charge, intent, invoice] = [named('charge'), named('paymentIntent'), named('invoice')]
  if (charge) return idOf((await stripe.charges.retrieve(charge)).customer)
  if (intent) return idOf((await stripe.paymentIntents.retrieve(intent)).customer)
  if (invoice) return idOf((await stripe.invoices.retrieve(invoice)).customer)
  return named('customer') ?? null
}
