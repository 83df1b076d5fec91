import { expect, test } from 'vitest'
import { Batcher, type BatcherOptions } from './batcher.ts'

/** Waits until a run has begun. */
async function turn(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
}

/** Returns a batch whose runs end only when the test says so. */
function openBatch(options: Pick<BatcherOptions<number, string>, 'max' | 'keyOf' | 'isItemError'> = {}) {
  const runs: { items: readonly number[]; end: (error?: Error) => void }[] = []
  const batch = new Batcher<number, string>({
    ...options,
    run: (items) =>
      new Promise((resolve, reject) => {
        const answer = items.map((item) => `kept ${item}`)
        runs.push({ items, end: (error) => (error ? reject(error) : resolve(answer)) })
      }),
  })
  return { batch, runs }
}

test('The batcher runs items that arrive together in one run, in the order of arrival', async () => {
  const { batch, runs } = openBatch()
  const answers = Promise.all([3, 1, 2].map((item) => batch.add(item)))
  await turn()
  expect(runs.map(({ items }) => items)).toEqual([[3, 1, 2]])
  runs[0]?.end()
  expect(await answers).toEqual(['kept 3', 'kept 1', 'kept 2'])
})

test('The batcher runs items that arrive during a run in the next one', async () => {
  const { batch, runs } = openBatch()
  const first = batch.add(1)
  await turn()
  const others = Promise.all([batch.add(2), batch.add(3)])
  await turn()
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await turn()
  expect(runs[1]?.items).toEqual([2, 3])
  runs[1]?.end()
  expect(await others).toEqual(['kept 2', 'kept 3'])
})

test('A call of the batcher resolves after its run has ended', async () => {
  const { batch, runs } = openBatch()
  let answered = false
  const answer = batch.add(1).then(() => (answered = true))
  await turn()
  await turn()
  expect(answered).toBe(false)
  runs[0]?.end()
  await answer
  expect(answered).toBe(true)
})

test('A run of the batcher does not exceed the maximum of items', async () => {
  const { batch, runs } = openBatch({ max: 2 })
  const answers = Promise.all([1, 2, 3].map((item) => batch.add(item)))
  await turn()
  expect(runs[0]?.items).toEqual([1, 2])
  runs[0]?.end()
  await turn()
  expect(runs[1]?.items).toEqual([3])
  runs[1]?.end()
  expect(await answers).toHaveLength(3)
})

test('A failed run of the batcher fails its callers and no later ones', async () => {
  const { batch, runs } = openBatch()
  const failing = [batch.add(1), batch.add(2)].map((answer) => answer.catch((error: Error) => error.message))
  await turn()
  const next = batch.add(3)
  runs[0]?.end(new Error('The database is away.'))
  expect(await Promise.all(failing)).toEqual(['The database is away.', 'The database is away.'])
  await turn()
  runs[1]?.end()
  expect(await next).toBe('kept 3')
})

test('An item that breaks its run of the batcher fails alone', async () => {
  const batch = new Batcher<number, number>({
    isItemError: (error) => error instanceof RangeError,
    run: async (items) => {
      if (items.includes(2)) throw new RangeError('Two is too much.')
      return items.map((item) => item * 10)
    },
  })
  const answers = [1, 2, 3].map((item) => batch.add(item).catch((error: Error) => error.message))
  expect(await Promise.all(answers)).toEqual([10, 'Two is too much.', 30])
})

test('A run of the batcher that returns too few results fails for all items', async () => {
  const batch = new Batcher<number, number>({ run: async () => [] })
  await expect(batch.add(1)).rejects.toThrow('A batch must return a result for each item.')
})

test('The batcher runs items with the same key one at a time, in order', async () => {
  const { batch, runs } = openBatch({ keyOf: (item) => String(item % 10) })
  const answers = [1, 11, 2, 21].map((item) => batch.add(item))
  await turn()
  expect(runs.map(({ items }) => items)).toEqual([[1, 2]])
  runs[0]?.end()
  await turn()
  answers.push(batch.add(3))
  runs[1]?.end()
  await turn()
  runs[2]?.end()
  await turn()
  expect(runs.map(({ items }) => items)).toEqual([[1, 2], [11], [21, 3]])
  expect(await Promise.all(answers)).toEqual(['kept 1', 'kept 11', 'kept 2', 'kept 21', 'kept 3'])
})
