import type { Queue, QueueOptions } from 'pg-boss'
import type { Services } from '../services.ts'
import type { JobData } from './job-queue.ts'

/** Work that a feature does on a schedule: one server runs it, and the next run makes up for one that failed. */
export interface ScheduledJob {
  queue: string
  /** In UTC. */
  cron: string
  /** True if it also runs when a server starts, e.g. because another version of the server may have left other data. */
  atStart?: boolean
  /** `now` in epoch ms. */
  run: (services: Services, now: number) => Promise<unknown>
  /** The log message for a run that failed. */
  failure: string
}

/** Work that a transaction asks for by `JobQueue.send`; it is run after the commit, and again when it fails. */
export interface QueuedJob {
  queue: string
  options: QueueOptions & Pick<Queue, 'policy'>
  /** Number of batches of jobs that one server runs at a time. */
  concurrency: number
  /** Opens what the work needs, once for each process that works. */
  open: (services: Services) => JobHandler | Promise<JobHandler>
}

export type Job = ScheduledJob | QueuedJob

export interface JobHandler {
  /** Does the work. Errors: `JobFailure` for an expected one; any other error may pass as well, and is logged whole. */
  run: (data: JobData) => Promise<void>
  /** Runs once a job has failed for good. */
  onGivenUp?: (data: JobData) => Promise<void>
  /** Closes what was opened for the work. */
  close?: () => Promise<void>
}

/** An expected failure of a job. Its message is logged, so it holds neither addresses nor contents. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  /** True if trying again is of no use. */
  readonly permanent: boolean

  constructor(reason: string, permanent: boolean) {
    super(reason)
    this.permanent = permanent
  }
}
