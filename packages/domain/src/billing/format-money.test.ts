import { describe, expect, it } from 'vitest'

import { formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it('writes whole amounts without cents', () => {
    expect(formatMoney(99_500, 'usd')).toBe('$995')
    expect(formatMoney(0, 'usd')).toBe('$0')
  })

  it('writes both digits of the cents when there are any', () => {
    expect(formatMoney(74_550, 'usd')).toBe('$745.50')
    expect(formatMoney(5, 'usd')).toBe('$0.05')
  })

  it('groups thousands', () => {
    expect(formatMoney(123_456_789, 'usd')).toBe('$1,234,567.89')
    expect(formatMoney(250_000, 'usd')).toBe('$2,500')
  })

  it('writes money given back with a minus before the sign of the currency', () => {
    expect(formatMoney(-20_000, 'usd')).toBe('-$200')
  })

  it('names other currencies by their own signs', () => {
    expect(formatMoney(99_500, 'eur')).toBe('€995')
  })
})
