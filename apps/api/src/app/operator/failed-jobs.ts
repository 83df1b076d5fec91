import type { JobQueue } from '../../server/jobs/job-queue.ts'
import { OperatorError } from './operator-error.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns a line for each job that failed for good, oldest first. */
export async function listFailedJobs(jobs: Pick<JobQueue, 'listDeadLetters'>): Promise<string> {
  const letters = await jobs.listDeadLetters()
  if (letters.length === 0) return 'No job has failed.'
  return letters
    .map(({ id, queue, reason, failedAt, data }) =>
      [failedAt.toISOString(), id, queue, reason, JSON.stringify(data)].join('  '),
    )
    .join('\n')
}

/** Runs a job that failed for good again. Errors: OperatorError for an id that no failed job has. */
export async function retryFailedJob(jobs: Pick<JobQueue, 'retryDeadLetter'>, id: string): Promise<string> {
  if (!ID.test(id) || !(await jobs.retryDeadLetter(id)))
    throw new OperatorError(`There is no failed job ${id}. See jobs:failed.`)
  return `Job ${id} is run again.`
}
