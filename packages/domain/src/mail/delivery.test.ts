import { expect, test } from 'vitest'
import { afterFailedTry, MOST_TRIES } from './delivery.ts'

test('ten tries with growing waits, the last four an hour apart, then none', () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, index) => {
    const next = afterFailedTry(index + 1, false)
    return next.kind === 'again' ? next.inMs / 1000 : next.kind
  })
  expect(waits).toEqual([10, 30, 90, 270, 810, 2430, 3600, 3600, 3600, 'give-up'])
})

test('what will never be taken is not tried again', () => {
  expect(afterFailedTry(1, true)).toEqual({ kind: 'give-up' })
})

test('a try beyond the last, after crashes, is the end too', () => {
  expect(afterFailedTry(MOST_TRIES + 1, false)).toEqual({ kind: 'give-up' })
})
