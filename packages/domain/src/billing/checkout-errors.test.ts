import { describe, expect, test } from 'vitest'
import { checkoutErrorParameter, checkoutErrorText } from './checkout-errors.ts'

const NOT_SOLD = 'This product is not available for purchase.'
const TROUBLE = 'Our e-commerce provider is having trouble at the moment.'
const FAILED = 'The checkout process failed, please try again later.'

describe('The text of a checkout error', () => {
  test.each([
    ['pnf', NOT_SOLD],
    ['pns', NOT_SOLD],
    ['scf', TROUBLE],
    ['scfu', TROUBLE],
    ['uc', 'Checkout cancelled.'],
    ['cf', FAILED],
    ['', FAILED],
    ['constructor', FAILED],
    ['PNF', FAILED],
  ])('belongs to the parameter “%s”', (parameter, text) => {
    expect(checkoutErrorText(parameter)).toBe(text)
  })

  test.each([
    ['PRODUCT_NOT_FOUND', NOT_SOLD],
    ['PRODUCT_NOT_SOLD', NOT_SOLD],
    ['CHECKOUT_FAILED', TROUBLE],
    ['CHECKOUT_UNAVAILABLE', TROUBLE],
    ['CHECKOUT_REFUSED', FAILED],
    ['ALREADY_SUBSCRIBED', NOT_SOLD],
    ['PAID_BY_ORGANIZATION', NOT_SOLD],
    [undefined, FAILED],
  ])('is the one that the error code %s leads to', (code, text) => {
    expect(checkoutErrorText(checkoutErrorParameter(code))).toBe(text)
  })
})
