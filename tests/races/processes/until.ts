import { setTimeout as wait } from 'node:timers/promises'

/** Waits until a condition holds. Errors: it does not in this time, a minute by default. */
export async function until(condition: () => Promise<boolean>, longestMs = 60_000): Promise<void> {
  const end = Date.now() + longestMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It took longer than ${longestMs / 1000} s.`)
    await wait(50)
  }
}
