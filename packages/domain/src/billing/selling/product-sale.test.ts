import { describe, expect, test } from 'vitest'
import { open, SETUPS, viewerWith } from '../../enrollment/enroll.fixture.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { ENROLLMENT_STATUSES, NO_ENROLLMENT } from '../../sessions/session.ts'
import { productRefusal } from './product-sale.ts'
import type { Buyer } from './subscription-offer.ts'

const BUYER: Buyer = {
  status: 'MEMBER',
  customerType: 'CONSUMER',
  trialEndDate: null,
  scholarship: false,
  manageBilling: false,
  hasPlan: false,
  lastPlanId: null,
}
const course = { courseId: 'c', stack: 'ai' }
const bootcamp = { ...open, sessionKind: 'BOOTCAMP' } as const
const sold = (session: typeof open | typeof bootcamp | null) => ({ course, session, current: NO_ENROLLMENT })

describe('A session', () => {
  test.each(ENROLLMENT_STATUSES)(
    'with the status %s for a member is sold only if it has a seat for them',
    (status) => {
      const refusal = productRefusal(viewerWith(), BUYER, { course, ...SETUPS[status] }, NOW)
      expect(refusal).toBe(status === 'ENROLL' ? null : 'PRODUCT_NOT_SOLD')
    },
  )

  test('is not sold to whoever bought it', () => {
    const owner = viewerWith({ entitledSessionIds: new Set(['s']) }, 'bootcamps')
    expect(productRefusal(owner, BUYER, sold(bootcamp), NOW)).toBe('PRODUCT_NOT_SOLD')
  })

  test('is not sold to whom a plan gives it, which a Mini-MBA is in none', () => {
    const member = viewerWith({}, 'mcsc-unlimited')
    expect(productRefusal(member, BUYER, sold(open), NOW)).toBe('PRODUCT_NOT_SOLD')
    expect(productRefusal(member, BUYER, sold(bootcamp), NOW)).toBeNull()
  })
})

describe('A course', () => {
  test('is sold to the free tier, which may watch a part of it, and not to whoever holds all of it', () => {
    expect(productRefusal(viewerWith({}, 'mc-limited'), BUYER, sold(null), NOW)).toBeNull()
    expect(productRefusal(viewerWith({}, 'ai-academy'), BUYER, sold(null), NOW)).toBe('PRODUCT_NOT_SOLD')
  })
})

test('Nothing is sold to those for whom others pay', () => {
  for (const parts of [
    { scholarship: true },
    { status: 'EMPLOYEE' },
    { customerType: 'ENTERPRISE' },
  ] as const)
    expect(productRefusal(viewerWith(), { ...BUYER, ...parts }, sold(open), NOW)).toBe('PAID_BY_ORGANIZATION')
})
