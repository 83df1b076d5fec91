import { setTimeout as wait } from 'node:timers/promises'

/**
 * Awaits `work` for at least `milliseconds`, which is longer than a registration takes, so that its duration does not
 * reveal whether the address had an account. See SECURITY.md#account-enumeration.
 */
export async function withMinimumDuration<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const [result] = await Promise.allSettled([work, wait(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
