import type Stripe from 'stripe'
import type { Db } from '@section/db/connection.ts'
import { JobFailure, type QueuedJob } from '../../../server/jobs/job.ts'
import type { JobData } from '../../../server/jobs/job-queue.ts'
import type { Services } from '../../../server/services.ts'
import { askInJob } from '../stripe/ask-in-job.ts'
import { idOf } from '../stripe/id-of.ts'
import { syncCustomer } from './sync-customer.ts'

const QUEUE = 'sync-customer'

/** The customer who is read again: a known one, or the one to whom a charge, a payment or an invoice leads. */
export type SyncSubject =
  | { customer: string }
  | { charge: string }
  | { paymentIntent: string }
  | { invoice: string }

/**
 * Adds the job that reads a customer from Stripe again. While one waits for the customer no other is added: it will read what
 * happened before it began.
 */
export async function sendSync(
  tx: Db,
  jobs: Pick<Services['jobs'], 'send'>,
  subject: SyncSubject,
): Promise<void> {
  await jobs.send(tx, QUEUE, [{ key: Object.entries(subject).flat().join(' '), data: { ...subject } }])
}

/** Reads customers from Stripe again, in eleven attempts within about two hours. docs/decisions/billing-sync.md */
export const syncJob: QueuedJob = {
  queue: QUEUE,
  options: {
    policy: 'short',
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    // After a minute without a result the server counts as dead, and another one reads the customer.
    expireInSeconds: 60,
  },
  concurrency: 2,
  open: (services) => ({
    run: (data) => syncSubject(services, data),
  }),
}

async function syncSubject(services: Services, data: JobData): Promise<void> {
  const { stripe } = services
  if (!stripe) throw new JobFailure('the school sells nothing', true)
  await askInJob(async () => {
    const customer = await customerOf(stripe, data)
    if (customer) await syncCustomer(services, customer)
  })
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
