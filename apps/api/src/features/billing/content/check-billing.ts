import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates } from '../../../server/content/find-duplicates.ts'
import type { School } from '../../../server/content/school.ts'

const FILE = 'billing.yaml'

/** Yields unknown sessions and courses, names and ids that occur twice, and discounts of a whole price or more. */
export function* checkBilling({ billing, courses }: School): Generator<ContentProblem> {
  if (!billing) return
  const { plans, products, discounts } = billing
  const sold = [...plans, ...products]
  const ids = {
    slug: sold.map(({ slug }) => slug),
    stripeProduct: sold.map(({ stripeProduct }) => stripeProduct),
    stripePrice: sold.map(({ stripePrice }) => stripePrice),
  }
  for (const [field, values] of Object.entries(ids))
    for (const value of findDuplicates(values))
      yield problem(field, `expected each one once, not ${value} twice`)
  const sessions = new Set(
    courses.flatMap((course) => course.sessions.map(({ slug }) => `${course.slug}/${slug}`)),
  )
  const courseSlugs = new Set(courses.map(({ slug }) => slug))
  for (const [at, { session, course }] of products.entries()) {
    if (session !== undefined && !sessions.has(session))
      yield problem(`products[${at}].session`, `expected a session ${session}`)
    if (course !== undefined && !courseSlugs.has(course))
      yield problem(`products[${at}].course`, `expected a course ${course}`)
  }
  const { cancelOffer, postTrial } = discounts
  if (cancelOffer && cancelOffer.coupon === postTrial?.coupon)
    yield problem('discounts.postTrial.coupon', `expected each one once, not ${cancelOffer.coupon} twice`)
  const least = Math.min(...plans.map(({ price }) => price))
  for (const [kind, discount] of Object.entries(discounts))
    if (discount && discount.amountOff >= least)
      yield problem(`discounts.${kind}.amountOff`, 'expected less than the price of every plan')
}

const problem = (path: string, message: string) => contentProblem(FILE, path, message)
