import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'

/** The figures that tell whether a school is well, in the order of the page for operators. */
export type FigureName =
  | 'errors'
  | 'eventLoop'
  | 'poolWait'
  | 'waitingJob'
  | 'failedJobs'
  | 'unsentMail'
  | 'stripeEvents'
  | 'reconciliation'
  | 'issuing'
  | 'backup'
  | 'certificate'
  | 'disk'

export type FigureUnit = 'ms' | 'days' | 'count' | 'share'

export interface FigureRule {
  title: string
  unit: FigureUnit
  /** The values from which somebody should look, and act; both are of the same unit as the figure. */
  look: number
  act: number
  /** True where less is worse, such as free space. */
  falling?: boolean
  /** What to do, in a sentence, once the figure is beyond a threshold or unknown. */
  advice: string
}

/** The thresholds, and what to do beyond them. docs/how-to/watch-a-school.md#figures */
export const FIGURE_RULES: Readonly<Record<FigureName, FigureRule>> = {
  errors: {
    title: 'Failed requests',
    unit: 'share',
    look: 0.005,
    act: 0.02,
    advice: 'Look for “failed” and “could not be served” in the log of this process.',
  },
  eventLoop: {
    title: 'Event loop, 99th percentile',
    unit: 'ms',
    look: 100,
    act: 500,
    advice: 'Add a server or processors, and look in the traces for what keeps this process busy.',
  },
  poolWait: {
    title: 'Longest wait for a connection',
    unit: 'ms',
    look: 100,
    act: 1000,
    advice: 'Look for slow statements in PostgreSQL; if it is idle, raise DATABASE_POOL.',
  },
  waitingJob: {
    title: 'Oldest waiting job',
    unit: 'ms',
    look: MINUTE_MS,
    act: 10 * MINUTE_MS,
    advice: 'See that a worker runs (“WORKER=true” or “main.ts worker”), and read its log.',
  },
  failedJobs: {
    title: 'Jobs that failed for good',
    unit: 'count',
    look: 1,
    act: 20,
    advice: 'Run “jobs:failed”, mend the cause that it names, and run them again by “jobs:retry”.',
  },
  unsentMail: {
    title: 'Oldest unsent mail',
    unit: 'ms',
    look: 5 * MINUTE_MS,
    act: HOUR_MS,
    advice:
      'See whether the mail server of SMTP_URL answers; “A job failed” in the log says what it refuses.',
  },
  stripeEvents: {
    title: 'Oldest event of Stripe not applied',
    unit: 'ms',
    look: 2 * MINUTE_MS,
    act: 15 * MINUTE_MS,
    advice: 'See whether Stripe can be reached (status.stripe.com), and whether the key is still valid.',
  },
  reconciliation: {
    title: 'Last reconciliation with Stripe',
    unit: 'ms',
    look: 26 * HOUR_MS,
    act: 50 * HOUR_MS,
    advice: 'Run “billing:compare”, and look in the log for why the nightly one could not be asked for.',
  },
  issuing: {
    title: 'Last issuing of certificates',
    unit: 'ms',
    look: 15 * DAY_MS,
    act: 17 * DAY_MS,
    advice: 'Look in the log for the period that stands still: it names the program and the member.',
  },
  backup: {
    title: 'Last backup',
    unit: 'ms',
    look: 10 * MINUTE_MS,
    act: HOUR_MS,
    advice:
      'Look in the log of PostgreSQL for why its archive_command fails, and free space where it writes.',
  },
  certificate: {
    title: 'TLS certificate',
    unit: 'days',
    look: 21,
    act: 7,
    falling: true,
    advice: 'Renew the certificate of PUBLIC_URL at the proxy, and see why that did not happen by itself.',
  },
  disk: {
    title: 'Free disk',
    unit: 'share',
    look: 0.2,
    act: 0.1,
    falling: true,
    advice: 'Remove old logs and backups, or enlarge the disk.',
  },
}
