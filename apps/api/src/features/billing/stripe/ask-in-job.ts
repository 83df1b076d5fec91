import { JobFailure } from '../../../server/jobs/job.ts'
import { failureOf, UnusableAnswer } from './ask-stripe.ts'

/**
 * Asks Stripe in the name of a job, and returns the answer. Errors: `JobFailure` without any message of Stripe, so that the job
 * is tried again and the log quotes neither addresses nor keys; those of `ask` that are not about Stripe.
 */
export async function askInJob<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UnusableAnswer) throw new JobFailure(error.message, false)
    const failure = failureOf(error)
    throw failure ? new JobFailure(`Stripe: ${failure}`, false) : error
  }
}
