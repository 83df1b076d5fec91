import { expect, test } from 'vitest'
import { TooManyWaiting, Turns } from './turns.ts'

test('never more than the limit run at once, and they run in order', async () => {
  const turns = new Turns(2, 10)
  const begun: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [0, 1, 2, 3, 4].map((i) =>
      turns.take(async () => {
        begun.push(i)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running--
      }),
    ),
  )
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})

test('a task that fails gives its turn back', async () => {
  const turns = new Turns(1, 1)
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(() => Promise.resolve('yes'))).toBe('yes')
})

test('beyond the limit of waiting tasks the answer is no', async () => {
  const turns = new Turns(1, 1)
  const slow = new Promise((resolve) => setTimeout(resolve, 20))
  const first = turns.take(() => slow)
  const second = turns.take(() => slow)
  await expect(turns.take(() => slow)).rejects.toThrow(TooManyWaiting)
  await Promise.all([first, second])
})
