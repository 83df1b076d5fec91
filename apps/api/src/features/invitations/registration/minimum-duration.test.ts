import { expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { withMinimumDuration } from './minimum-duration.ts'

test('A registration takes at least 400 ms in production', () => {
  expect(readConfig({}).minRegistrationMs).toBe(400)
})

test.each([
  ['succeeds', () => Promise.resolve('in')],
  ['fails', () => Promise.reject(new Error('out'))],
])('A registration whose work %s at once is answered after the minimum duration', async (_how, work) => {
  const began = performance.now()
  const ends = await withMinimumDuration(work(), 60).catch(({ message }: Error) => message)
  expect(performance.now() - began).toBeGreaterThanOrEqual(59)
  expect(ends).toMatch(/^(in|out)$/)
})
