import { z } from 'zod'
import { AREAS } from '@section/domain/access/area.ts'
import { hasCents } from '@section/domain/billing/selling/currency.ts'
import { Line, Reference, Slug, Text } from '../../../server/content/content-format.ts'

/** The highest amount of one payment; Stripe takes none of more than eight digits. */
const MOST = 999_999.99

/** An amount as people write it, such as 745.50; read as cents. */
const Amount = z
  .number()
  .positive('expected an amount above 0')
  .max(MOST)
  .refine((amount) => isWhole(amount * 100), 'expected an amount with at most two decimals, such as 745.50')
  .transform((amount) => Math.round(amount * 100))

const isWhole = (cents: number) => Math.abs(cents - Math.round(cents)) < 1e-6

const Currency = z
  .string()
  .refine(
    hasCents,
    'expected a currency of a hundred cents in lower case, such as usd: amounts are kept and shown in cents, so that nothing can be sold in a currency without decimals, such as jpy, or with three of them, such as kwd',
  )

/** An id that Stripe gave to an object. */
const idOf = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_\\w{1,100}$`), `expected an id of Stripe that begins with ${prefix}_`)

/** The fields of everything that is sold for a price at Stripe, which the amount repeats. */
const Sold = {
  slug: Slug,
  name: Line,
  area: z.enum(AREAS),
  price: Amount,
  stripeProduct: idOf('prod'),
  stripePrice: idOf('price'),
}

const Plan = z.strictObject({ ...Sold, features: z.array(Line).min(1, 'expected what the plan holds') })
export type PlanContent = z.infer<typeof Plan>

const Product = z
  .strictObject({ ...Sold, session: Reference.optional(), course: Slug.optional() })
  .refine(({ session, course }) => (session === undefined) !== (course === undefined), {
    error: 'expected either a session or a course',
    path: ['session'],
  })
export type ProductContent = z.infer<typeof Product>

/** A coupon of Stripe that takes an amount off the next payment. */
const Coupon = z.string().regex(/^[\w-]{1,100}$/, 'expected the id of a coupon, such as cancel-offer-200')

const CancelOffer = z.strictObject({
  coupon: Coupon,
  amountOff: Amount,
  /** The configuration of Stripe's portal in which members cancel. */
  portalConfiguration: idOf('bpc'),
  headline: Line,
  subheadline: Text,
  accept: Line,
  reject: Line,
})

const PostTrial = z.strictObject({
  coupon: Coupon,
  amountOff: Amount,
  code: z
    .string()
    .regex(/^[A-Z0-9]{3,40}$/, 'expected a code of capitals and digits, such as WELCOMEBACK250'),
  promotionCode: idOf('promo'),
})

/** The format of `billing.yaml`. */
export const BillingFile = z.strictObject({
  currency: Currency,
  plans: z.array(Plan).default([]),
  products: z.array(Product).default([]),
  discounts: z
    .strictObject({ cancelOffer: CancelOffer.optional(), postTrial: PostTrial.optional() })
    .default({}),
})
export type BillingContent = z.infer<typeof BillingFile>
