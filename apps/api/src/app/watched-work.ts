import { issuingJob } from '../features/credentials/issuing/issuing-job.ts'
import { NIGHTLY_COMPARISON } from '../features/billing/comparison/comparison-jobs.ts'
import { syncJob } from '../features/billing/sync/sync-job.ts'
import { MAIL_QUEUE } from '../features/mail/outbox.ts'
import type { WatchedWork } from '../server/observability/status/measure-status.ts'

/** The work whose age the page for operators tells by itself. */
export const WATCHED_WORK: WatchedWork = {
  mailQueue: MAIL_QUEUE,
  stripeQueue: syncJob.queue,
  reconciliation: NIGHTLY_COMPARISON,
  issuing: issuingJob.queue,
}
