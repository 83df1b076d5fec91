import { DatabaseUnavailable } from '@section/db/unavailable.ts'

const MAX_ATTEMPTS = 10

/**
 * Repeats an attempt that got no database connection, as a member does who presses the button again: on a busy machine some
 * of 200 attempts wait longer than the pool allows. Such an attempt has changed nothing. Errors: those of the attempt, and
 * DatabaseUnavailable after ten tries.
 */
export async function retryWhileUnavailable<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries === MAX_ATTEMPTS) throw error
    }
  }
}
