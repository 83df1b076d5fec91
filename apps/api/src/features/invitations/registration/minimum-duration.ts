import { setTimeout as wait } from 'node:timers/promises'

const LEAST_MS = 400

/**
 * Returns not before 400 ms have passed, longer than the work takes on either way: how long a signup takes must not
 * tell whether the address had an account. Threat T-B2.
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, wait(LEAST_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
