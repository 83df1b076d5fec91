import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginWait, DatabaseTime, shared, waitForShared } from './database-time.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Simulates a wait of this duration for the database; returns `spent` if the time of the request ended before. */
async function waitFor(milliseconds: number): Promise<'done' | 'spent'> {
  const { promise, resolve } = Promise.withResolvers<'spent'>()
  const end = beginWait(() => resolve('spent'))
  const outcome = await Promise.race([promise, wait(milliseconds, 'done' as const)])
  end()
  return outcome
}

test('Successive waits of a request share one time limit', async () => {
  const outcomes = await new DatabaseTime(300).run(async () => [
    await waitFor(20),
    await waitFor(500),
    await waitFor(0),
  ])
  expect(outcomes).toEqual(['done', 'spent', 'spent'])
})

test('Simultaneous waits of a request are counted once', async () => {
  const outcomes = await new DatabaseTime(400).run(() =>
    Promise.all(Array.from({ length: 10 }, () => waitFor(100))),
  )
  expect(new Set(outcomes)).toEqual(new Set(['done']))
})

test('Time in which a request does not wait for the database is not counted', async () => {
  const outcome = await new DatabaseTime(200).run(async () => {
    await waitFor(20)
    await wait(400)
    return waitFor(20)
  })
  expect(outcome).toBe('done')
})

test('Code outside of a request waits for the database without a limit', async () => {
  expect(await waitFor(50)).toBe('done')
})

test('A request whose time is spent stops waiting for shared work, which goes on for other requests', async () => {
  const work = new DatabaseTime(50).run(() => shared(() => waitFor(300)))
  const leaving = new DatabaseTime(50).run(() => waitForShared(work))
  const staying = new DatabaseTime(1000).run(() => waitForShared(work))
  await expect(leaving).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await staying).toBe('done')
})
