import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { couponParameter, couponTexts, readCouponParameter } from './coupon-parameter.ts'

const COUPON = { currentPeriodEnd: 1_825_000_000, currentPrice: 99_500, discountPrice: 20_000 }
const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const encode = (value: unknown) => toBase64(JSON.stringify(value))

describe('The parameter of an applied discount', () => {
  it('is read back as it was written', () =>
    expect(readCouponParameter(couponParameter(COUPON))).toEqual(COUPON))

  it('needs no escaping in an address, although it is plain base64', () => {
    expect(couponParameter(COUPON)).toMatch(/^[A-Za-z0-9]+={0,2}$/)
  })

  it('holds numbers that are written as texts of digits, too', () => {
    expect(readCouponParameter(encode({ ...COUPON, currentPrice: '99500' }))).toEqual(COUPON)
  })

  it.each([
    ['no text', undefined],
    ['repeated', [couponParameter(COUPON), couponParameter(COUPON)]],
    ['empty', ''],
    ['not base64', '<b>795</b>'],
    ['base64 of something else than JSON', btoa('hello')],
    ['longer than a kilobyte', encode({ ...COUPON, note: 'x'.repeat(800) })],
    ['a list', encode([COUPON])],
    ['null', encode(null)],
    ['without the end of the period', encode({ currentPrice: 99_500, discountPrice: 20_000 })],
    ['with a price of zero', encode({ ...COUPON, currentPrice: 0, discountPrice: 0 })],
    ['with a discount of nothing', encode({ ...COUPON, discountPrice: 0 })],
    ['with a discount beyond the price', encode({ ...COUPON, discountPrice: 99_501 })],
    ['with a negative amount', encode({ ...COUPON, discountPrice: -1 })],
    ['with a fraction', encode({ ...COUPON, currentPrice: 99_500.5 })],
    ['with a number in another form', encode({ ...COUPON, currentPrice: '1e5' })],
    ['with digits of another script', encode({ ...COUPON, currentPrice: '٩٩٥٠٠' })],
    ['with a date that no calendar has', encode({ ...COUPON, currentPeriodEnd: 999_999_999_999 })],
    ['with HTML', encode({ ...COUPON, currentPrice: '<img src=x>' })],
  ])('is refused when it is %s', (_, parameter) => expect(readCouponParameter(parameter)).toBeNull())
})

describe('The texts of an applied discount', () => {
  it('name the date in the zone of the browser', () => {
    expect(couponTexts(COUPON, 'America/New_York').date).toBe('Oct 31, 2027')
    expect(couponTexts(COUPON, 'Pacific/Kiritimati').date).toBe('Nov 1, 2027')
  })

  it.each([
    [99_500, 20_000, '795'],
    [99_550, 20_000, '795'],
    [99_500, 99_500, '0'],
    [99_500, 99_450, '0'],
    [1_234_500, 20_000, '12145'],
  ])('drop the last two digits of %d less %d', (currentPrice, discountPrice, amount) => {
    expect(couponTexts({ ...COUPON, currentPrice, discountPrice }, 'UTC').amount).toBe(amount)
  })
})

const hostile = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.nat({ max: 200_000 }),
  fc.stringMatching(/^\d{0,14}$/),
  fc.constantFrom('NaN', '-0', '1e400', '<script>', null, true, [], {}, '', '007', Number.MAX_SAFE_INTEGER),
)
const objects = fc.record(
  { currentPeriodEnd: hostile, currentPrice: hostile, discountPrice: hostile, more: fc.anything() },
  { requiredKeys: [] },
)
const parameters = fc.oneof(
  objects.map(encode),
  fc.json().map(toBase64),
  fc.string({ unit: 'binary' }),
  fc.base64String({ maxLength: 2_000 }),
  fc.anything(),
)

test('Any parameter is either refused, or gives a date and an amount in digits', () => {
  let read = 0
  const property = fc.property(
    parameters,
    fc.constantFrom('UTC', 'Pacific/Kiritimati'),
    (parameter, zone) => {
      const coupon = readCouponParameter(parameter)
      if (!coupon) return
      read += 1
      const { date, amount } = couponTexts(coupon, zone)
      expect(date).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4,5}$/)
      expect(amount).toMatch(/^\d+$/)
    },
  )
  fc.assert(property, { numRuns: process.env['NIGHTLY'] ? 50_000 : 5_000 })
  expect(read).toBeGreaterThan(10)
})
