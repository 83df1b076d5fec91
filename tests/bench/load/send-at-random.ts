import { setTimeout as wait } from 'node:timers/promises'

/** The duration of a load and its rate, which is the requests a second of all members together. */
interface Pace {
  rate: number
  seconds: number
}

/**
 * Calls `send` at random times (a Poisson process), whether earlier calls have ended or not, and waits for all of them.
 * `due` is when the call should have begun (`performance.now()`), so that a time counted from it includes the wait for
 * those before it.
 */
export async function sendAtRandom(
  { rate, seconds }: Pace,
  send: (n: number, due: number) => Promise<void>,
): Promise<void> {
  const pending: Promise<void>[] = []
  const began = performance.now()
  let due = began
  while (performance.now() - began < seconds * 1000) {
    due += (-Math.log(1 - Math.random()) / rate) * 1000
    await wait(Math.max(0, due - performance.now()))
    pending.push(send(pending.length, due))
  }
  await Promise.all(pending)
}
