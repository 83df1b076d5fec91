import { discounts, plans, products } from '@section/db/schema.ts'
import type { Db } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'

/** The products by what they open, as a checkout names them. */
export const SHOP_PRODUCTS = {
  miniMba: 'prod_mini_mba',
  closed: 'prod_closed',
  course: 'prod_course',
  retired: 'prod_retired',
} as const

/** Inserts two plans, a retired one, four products of a Mini-MBA and a course, and the discount after a trial. */
export async function insertSold(db: Db, now: number) {
  const at = (days: number) => new Date(now + days * DAY_MS)
  const bootcamp = await insertCourse(db, { title: 'AI Mini-MBA' })
  const kind = 'BOOTCAMP' as const
  const dates = { startAt: at(60), endAt: at(90), enrollmentOpen: at(-9) }
  const sessionId = await insertSession(db, { courseId: bootcamp, kind, ...dates })
  const closed = await insertSession(db, { courseId: bootcamp, kind, ...dates, enrollmentClose: at(-1) })
  const courseId = await insertCourse(db, { title: 'AI Crash Course' })
  const sold = { amount: 149_500, currency: 'usd' }
  await db.insert(plans).values(
    [
      {
        planId: 'ai-academy',
        name: 'AI Academy',
        area: 'ai-academy',
        amount: 75_000,
        ...stripeIds('ai_academy'),
        position: 0,
      },
      {
        planId: 'unlimited',
        name: 'Unlimited',
        area: 'mcsc-unlimited',
        amount: 99_500,
        ...stripeIds('unlimited'),
        position: 1,
      },
      {
        planId: 'old',
        name: 'Old',
        area: 'mcsc-unlimited',
        amount: 9_900,
        ...stripeIds('old'),
        position: 2,
        retiredAt: at(-9),
      },
    ].map((plan) => ({ ...plan, area: plan.area as 'ai-academy', currency: 'usd', features: ['Courses'] })),
  )
  await db.insert(products).values([
    {
      productId: 'mini-mba',
      name: 'AI Mini-MBA',
      area: 'bootcamps',
      sessionId,
      ...stripeIds('mini_mba'),
      ...sold,
    },
    {
      productId: 'closed',
      name: 'Closed',
      area: 'bootcamps',
      sessionId: closed,
      ...stripeIds('closed'),
      ...sold,
    },
    {
      productId: 'course',
      name: 'AI Crash Course',
      area: 'crash-courses',
      courseId,
      ...stripeIds('course'),
      ...sold,
    },
    {
      productId: 'retired',
      name: 'Retired',
      area: 'crash-courses',
      courseId,
      ...stripeIds('retired'),
      ...sold,
      retiredAt: at(-9),
    },
  ])
  await db.insert(discounts).values({
    kind: 'POST_TRIAL',
    couponId: 'post-trial-250',
    code: 'WELCOMEBACK250',
    stripePromotionCodeId: 'promo_welcomeback250',
    amountOff: 25_000,
  })
  return { sessionId, courseId, miniMbaCourseId: bootcamp }
}

const stripeIds = (name: string) => ({ stripeProductId: `prod_${name}`, stripePriceId: `price_${name}` })
