import { expect, test } from 'vitest'
import { failedShare } from './recent-rates.ts'

test('The share of failed requests is that of all requests once there are enough', () => {
  expect(failedShare({ requests: 1000, failed: 15 })).toMatchObject({ value: 0.015 })
  expect(failedShare({ requests: 0, failed: 0 })).toMatchObject({ found: 'nothing' })
})

test('A single failure among few requests is a reason to look and not yet to act', () => {
  expect(failedShare({ requests: 3, failed: 1 })).toMatchObject({
    value: 0.01,
    words: 'of the last 5 minutes (1 of 3)',
  })
})
