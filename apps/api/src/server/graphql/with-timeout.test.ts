import { expect, test } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout.ts'

test('work that ends in time is answered with what it answers, or with its own error', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('No.')), 1000)).rejects.toThrow('No.')
})

test('work that does not end in time fails with a TimeoutError', async () => {
  const never = new Promise<string>(() => undefined)
  await expect(withTimeout(never, 10)).rejects.toBeInstanceOf(TimeoutError)
})
