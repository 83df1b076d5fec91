import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Job, JobFailure } from '../../../server/jobs/job.ts'
import type { JobData } from '../../../server/jobs/job-queue.ts'
import { comparisonJobs } from '../comparison/comparison-jobs.ts'
import { reminderJob } from '../notices/reminder-jobs.ts'
import { endSubscriptionJob } from '../ending/end-subscription-job.ts'
import { openPayingSchool, type Payer, type PayingSchool } from '../sync/paying-school.fixture.ts'
import { syncJob } from '../sync/sync-job.ts'
import { askInJob } from './ask-in-job.ts'
import { UnusableAnswer } from './ask-stripe.ts'

let school: PayingSchool
let payer: Payer

beforeAll(async () => {
  school = await openPayingSchool()
  payer = await school.insertPayer()
  await payer.buy('price_unlimited')
  await payer.sync()
})
afterAll(() => school.close())

const JOBS: [string, Job | undefined][] = [
  ['that reads a customer', syncJob],
  ['that compares the books', comparisonJobs.find((job) => !('cron' in job))],
  ['that reminds of a payment', reminderJob],
  ['that ends what was returned', endSubscriptionJob],
]

test.each(JOBS)('The job %s fails without the message of Stripe when Stripe refuses', async (_does, job) => {
  const refused = new Stripe.errors.StripeInvalidRequestError({
    message: 'No such customer: nia@example.com',
    type: 'invalid_request_error',
  })
  const listed = vi.spyOn(school.stripe.subscriptions, 'list').mockImplementation(() => {
    throw refused
  })
  const [subscription] = (await payer.rows()).subscriptions
  const { customer, userId } = payer
  const failed = await failureOfRun(job, {
    customer,
    userId,
    subscriptionId: subscription?.subscriptionId,
  })
  listed.mockRestore()
  expect(failed).toEqual(new JobFailure('Stripe: refused', false))
})

test('A job that asks Stripe fails with what its answer lacks, and with any other error as it is', async () => {
  const failing = (error: Error) =>
    askInJob(async () => {
      throw error
    })
  const lacking = 'The subscription sub_1 has no period.'
  await expect(failing(new UnusableAnswer(lacking))).rejects.toEqual(new JobFailure(lacking, false))
  const own = new Error('The member has gone.')
  await expect(failing(own)).rejects.toBe(own)
})

async function failureOfRun(job: Job | undefined, data: JobData): Promise<unknown> {
  if (!job || 'cron' in job) throw new Error('It is sent, not scheduled.')
  const { run } = await job.open(school.server.services)
  return run(data).catch((error: unknown) => error)
}
