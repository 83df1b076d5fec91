import { setTimeout as wait } from 'node:timers/promises'

const MIN_DURATION_MS = 400

/**
 * Awaits `work` for at least 400 ms, which is longer than a signup takes, so that its duration does not reveal whether
 * the address had an account. Threat T-B2.
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, wait(MIN_DURATION_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
