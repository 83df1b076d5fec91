import { expect, test } from 'vitest'
import { hasCents } from './currency.ts'

test.each(['usd', 'eur', 'gbp', 'cad', 'chf', 'sek'])('The currency %s has cents', (currency) => {
  expect(hasCents(currency)).toBe(true)
})

test.each(['jpy', 'krw', 'clp', 'mga', 'kwd', 'bhd', 'tnd', 'USD', 'abc', 'dollars', ''])(
  'The currency "%s" is not one of a hundred cents in lower case',
  (currency) => {
    expect(hasCents(currency)).toBe(false)
  },
)
