import { expect, it } from 'vitest'
import { amountChargedBack } from './amount-charged-back.ts'

it.each([
  ['all of it when the bank took as much', 99_500, 0, 99_500, 99_500],
  ['all of it when the bank took a little more', 99_500, 0, 101_000, 99_500],
  ['all of it when the bank took nine tenths', 100_000, 0, 90_000, 100_000],
  ['a part when the bank took less than nine tenths', 100_000, 0, 89_999, 89_999],
  ['nothing when no dispute was lost', 100_000, 0, 0, 0],
  ['the rest when a part was refunded before', 19_500, 5_000, 14_000, 14_500],
  ['at most the rest when a part was refunded before', 19_500, 5_000, 19_500, 14_500],
  ['nothing when all of it was refunded before', 19_500, 19_500, 19_500, 0],
])('What was charged back of a payment counts as %s', (_, amount, amountRefunded, amountLost, counted) => {
  expect(amountChargedBack({ amount, amountRefunded, amountLost })).toBe(counted)
})
