import { expect, test } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout.ts'

test('withTimeout returns the result or the error of work that ends in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('No.')), 1000)).rejects.toThrow('No.')
})

test('withTimeout fails with a TimeoutError when work takes too long', async () => {
  const never = new Promise<string>(() => undefined)
  await expect(withTimeout(never, 10)).rejects.toBeInstanceOf(TimeoutError)
})
