import { DAY_MS } from '@section/domain/time/durations.ts'
import type { ScheduledJob } from '../../../server/jobs/job.ts'
import { deleteEventsBefore } from './events-store.ts'

/** Stripe repeats an event for three days; the rest is for whoever looks into what happened. */
const KEPT_MS = 30 * DAY_MS

/** Deletes old events of Stripe once a day. */
export const purgeEventsJob: ScheduledJob = {
  queue: 'purge-stripe-events',
  cron: '40 3 * * *',
  run: ({ database }, now) => deleteEventsBefore(database.db, new Date(now - KEPT_MS)),
  failure: 'Old events of Stripe could not be removed',
}
