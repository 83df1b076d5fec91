import { ACTIVATION_POLL } from '@section/domain/invitations/registration-waits.ts'

/**
 * Asks every 2 seconds, at most 5 times, until the answer is not null; null when it never came, or not within
 * `withinMs`. A question that fails counts as a try. Specification 1, sections 4 and 9.
 */
export function poll<Answer>(ask: () => Promise<Answer | null>, withinMs = Infinity): Promise<Answer | null> {
  const asked = askRepeatedly(ask)
  if (withinMs === Infinity) return asked
  return Promise.race([asked, wait(withinMs).then(() => null)])
}

async function askRepeatedly<Answer>(ask: () => Promise<Answer | null>): Promise<Answer | null> {
  for (let tried = 0; tried < ACTIVATION_POLL.tries; tried++) {
    if (tried > 0) await wait(ACTIVATION_POLL.everyMs)
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
  }
  return null
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
