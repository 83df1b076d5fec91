import { DatabaseUnavailable } from '@section/db/unavailable.ts'

const MAX_ATTEMPTS = 10

/**
 * Runs an attempt again when there was no connection for it: on a busy machine some of 200 wait for one longer than
 * the pool allows, are told so, and press the button again. Nothing can have happened before. Errors: the attempt's
 * own, and DatabaseUnavailable after ten tries.
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
