import { expect, test } from 'vitest'
import { QueueFull, ConcurrencyLimiter } from './concurrency-limiter.ts'

test('The concurrency limiter runs at most the given number of tasks at once, in order', async () => {
  const limiter = new ConcurrencyLimiter(2, 10)
  const begun: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [0, 1, 2, 3, 4].map((i) =>
      limiter.run(async () => {
        begun.push(i)
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
      }),
    ),
  )
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})

test('A task that fails releases its slot of the concurrency limiter', async () => {
  const limiter = new ConcurrencyLimiter(1, 1)
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limiter.run(() => Promise.resolve('yes'))).toBe('yes')
})

test('The concurrency limiter refuses tasks beyond the limit of waiting ones', async () => {
  const limiter = new ConcurrencyLimiter(1, 1)
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>()
  const first = limiter.run(() => slow)
  const second = limiter.run(() => slow)
  await expect(limiter.run(() => slow)).rejects.toThrow(QueueFull)
  finish()
  await Promise.all([first, second])
})
