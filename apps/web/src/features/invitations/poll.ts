import { ACTIVATION_POLL } from '@section/domain/invitations/registration-waits.ts'

/**
 * Calls `request` every 2 seconds, at most 5 times, until its result is not null; returns null after that or after
 * `withinMs`. A failed call counts as a try. See docs/product/registration.md#waiting-for-an-account.
 */
export function poll<Answer>(
  request: () => Promise<Answer | null>,
  withinMs = Infinity,
): Promise<Answer | null> {
  const result = requestRepeatedly(request)
  if (withinMs === Infinity) return result
  return Promise.race([result, wait(withinMs).then(() => null)])
}

async function requestRepeatedly<Answer>(request: () => Promise<Answer | null>): Promise<Answer | null> {
  for (let tried = 0; tried < ACTIVATION_POLL.tries; tried++) {
    if (tried > 0) await wait(ACTIVATION_POLL.everyMs)
    const answer = await request().catch(() => null)
    if (answer !== null) return answer
  }
  return null
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
