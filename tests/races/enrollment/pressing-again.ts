import { DatabaseUnavailable } from '@section/db/unavailable.ts'

const MAX_ATTEMPTS = 10

/**
 * Repeats an attempt that got no connection: on a busy machine some of 200 wait longer than the pool allows, and the
 * member presses the button again. Such an attempt has changed nothing. Errors: those of the attempt, and
 * DatabaseUnavailable after ten tries.
 */
export async function pressingAgain<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries === MAX_ATTEMPTS) throw error
    }
  }
}
