import { isDatabaseUnavailable } from '@section/db/unavailable.ts'

const MAX_ATTEMPTS = 10

/**
 * Repeats an attempt that is answered 503, as a member does who presses the button again: on a busy machine some of 200
 * attempts wait too long for a connection or a lock. Such an attempt has changed nothing. Errors: those of the attempt; after
 * ten tries also that the database is unavailable.
 */
export async function retryWhileUnavailable<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || tries === MAX_ATTEMPTS) throw error
    }
  }
}
