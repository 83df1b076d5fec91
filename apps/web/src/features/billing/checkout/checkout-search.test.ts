import { expect, test } from 'vitest'
import { checkoutErrorSearch, checkoutSessionSearch } from './checkout-search.ts'

test('The error in the address of a page that sells is the first `ec`, also when it is empty', () => {
  expect(checkoutErrorSearch({ ec: 'scf', other: 'x' })).toEqual({ ec: 'scf' })
  expect(checkoutErrorSearch({ ec: ['uc', 'scf'] })).toEqual({ ec: 'uc' })
  expect(checkoutErrorSearch({ ec: '' })).toEqual({ ec: '' })
  expect(checkoutErrorSearch({})).toEqual({})
})

test('The checkout in the address of its return is the first `session_id`, unless that is empty', () => {
  expect(checkoutSessionSearch({ session_id: 'cs_1' })).toEqual({ session_id: 'cs_1' })
  expect(checkoutSessionSearch({ session_id: ['cs_1', 'cs_2'] })).toEqual({ session_id: 'cs_1' })
  expect(checkoutSessionSearch({ session_id: '' })).toEqual({})
  expect(checkoutSessionSearch({})).toEqual({})
})
