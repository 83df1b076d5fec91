import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Returns functions that run named tasks, and the beginnings and ends of these in their order. */
function recorder() {
  const turns = new Turns()
  const events: string[] = []
  const run = (key: string, name: string, failure?: Error) =>
    turns.run(key, async () => {
      events.push(`${name} begins`)
      await pause()
      events.push(`${name} ends`)
      if (failure) throw failure
      return name
    })
  return { run, events }
}

test('Tasks of one key run one after the other, also after one that failed', async () => {
  const { run, events } = recorder()
  const results = await Promise.allSettled([run('a', '1', new Error('no')), run('a', '2'), run('a', '3')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(events).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends'])
})

test('Tasks of different keys run at once', async () => {
  const { run, events } = recorder()
  expect(await Promise.all([run('a', '1'), run('b', '2')])).toEqual(['1', '2'])
  expect(events.slice(0, 2)).toEqual(['1 begins', '2 begins'])
})
