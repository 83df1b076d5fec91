import * as z from 'zod/mini'
import { fromBase64url } from '../../identity/base64url.ts'
import { formatDate } from '../../sessions/dates/session-dates.ts'

/** What an accepted offer answered: the end of the period in epoch seconds, and the amounts in cents. */
export interface AcceptedCoupon {
  readonly currentPeriodEnd: number
  readonly currentPrice: number
  readonly discountPrice: number
}

/** The texts of the confirmation of a discount: 'Nov 3, 2027' and '795'. */
interface CouponTexts {
  readonly date: string
  readonly amount: string
}

const MAX_LENGTH = 1_024
/** The end of the year 9999, in epoch seconds. */
const LAST_SECOND = 253_402_300_799
/** The largest amount that the endpoint answers, in cents. */
const LARGEST_AMOUNT = 2 ** 31 - 1

/** Writes the parameter `c` of the confirmation's address: base64 of JSON. */
export function couponParameter({ currentPeriodEnd, currentPrice, discountPrice }: AcceptedCoupon): string {
  return btoa(JSON.stringify({ currentPeriodEnd, currentPrice, discountPrice }))
}

/**
 * Reads the parameter `c` of the confirmation's address, which anybody may have written; null for everything but base64 of
 * JSON with three positive whole numbers, of which the discount is at most the price. docs/product/billing.md#applied-discount
 */
export function readCouponParameter(parameter: unknown): AcceptedCoupon | null {
  const json = fromBase64url(parameter, MAX_LENGTH)
  if (json === null) return null
  const read = COUPON.safeParse(parseJson(json))
  return read.success ? read.data : null
}

/**
 * Returns the texts of an applied discount in an IANA zone. The amount is the price less the discount in cents, without
 * its last two digits. docs/product/billing.md#applied-discount
 */
export function couponTexts(coupon: AcceptedCoupon, timeZone: string): CouponTexts {
  const { currentPeriodEnd, currentPrice, discountPrice } = coupon
  return {
    date: formatDate(currentPeriodEnd * 1000, timeZone),
    // Less than a dollar has no digit left.
    amount: String(currentPrice - discountPrice).slice(0, -2) || '0',
  }
}

/** A number, or a text of digits alone, that is whole, positive and at most `largest`. */
const wholeNumber = (largest: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => (/^\d{1,12}$/.test(String(value)) ? Number(value) : Number.NaN)),
    ),
    z.number().check(z.positive(), z.maximum(largest)),
  )

const COUPON = z
  .object({
    currentPeriodEnd: wholeNumber(LAST_SECOND),
    currentPrice: wholeNumber(LARGEST_AMOUNT),
    discountPrice: wholeNumber(LARGEST_AMOUNT),
  })
  .check(z.refine(({ currentPrice, discountPrice }) => discountPrice <= currentPrice))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
