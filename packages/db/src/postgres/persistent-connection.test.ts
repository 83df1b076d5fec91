import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Connection, keepConnected } from './persistent-connection.ts'

/** Returns a server that can go away and come back. `connect` is its connection function; `counts` has the attempts. */
function dependency() {
  const open = new Set<() => void>()
  const counts = { attempts: 0, underWay: 0, mostUnderWay: 0 }
  let isAway = false
  return {
    counts,
    open,
    connect: async (): Promise<Connection> => {
      counts.attempts++
      counts.mostUnderWay = Math.max(counts.mostUnderWay, ++counts.underWay)
      await wait(5)
      counts.underWay--
      if (isAway) throw new Error('Nobody is there.')
      const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
      const end = () => {
        open.delete(end)
        lose()
      }
      open.add(end)
      return { lost, close: async () => end() }
    },
    leave() {
      isAway = true
      for (const end of open) end()
    },
    comeBack() {
      isAway = false
    },
  }
}

test('A lost connection is replaced by exactly one, with one attempt at a time, and its return is reported once', async () => {
  const other = dependency()
  let returns = 0
  const close = await keepConnected(other.connect, () => returns++)
  onTestFinished(close)
  for (let absence = 1; absence <= 3; absence++) {
    other.leave()
    await wait(700)
    other.comeBack()
    const back = performance.now()
    await expect.poll(() => other.open.size, { timeout: 3000 }).toBe(1)
    expect(performance.now() - back).toBeLessThan(2000)
    await wait(50)
    expect(returns).toBe(absence)
  }
  expect(other.counts.mostUnderWay).toBe(1)
  expect(other.counts.attempts).toBeLessThan(100)
  expect(other.open.size).toBe(1)
})

test('A connection that is closed while the server is away makes no further attempts', async () => {
  const other = dependency()
  const close = await keepConnected(other.connect, () => {})
  other.leave()
  await wait(50)
  await close()
  const { attempts } = other.counts
  other.comeBack()
  await wait(300)
  expect(other.counts.attempts).toBe(attempts)
  expect(other.open.size).toBe(0)
})

test('An error of the first attempt to connect is passed on', async () => {
  const other = dependency()
  other.leave()
  await expect(keepConnected(other.connect, () => {})).rejects.toThrow('Nobody is there.')
})
