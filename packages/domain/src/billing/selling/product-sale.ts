import { hasStandardNavigation, type EntitledViewer } from '../../access/viewer.ts'
import {
  hasBought,
  isEntitled,
  type EntitlementCourse,
  type EntitlementSession,
} from '../../entitlement/course-entitlement.ts'
import type { MemberSessionState, SessionEnrollment, SessionTimes } from '../../sessions/session.ts'
import { sessionStatus } from '../../sessions/session-status.ts'
import { type Buyer, isPaidFor } from './subscription-offer.ts'

/** What a product opens: a course by itself, or one session of it with the member's part in that. */
export interface SoldCourse {
  readonly course: EntitlementCourse
  readonly session: (EntitlementSession & SessionTimes & SessionEnrollment) | null
  readonly current: MemberSessionState
}

/**
 * Returns why a course or session is not sold to a member at `now` (epoch ms), or null when it is. Nobody buys what they
 * bought or what their plan holds, nor a session in which no seat can be taken. See docs/product/billing.md#plans-and-products.
 */
export function productRefusal(
  viewer: EntitledViewer,
  buyer: Buyer,
  { course, session, current }: SoldCourse,
  now: number,
): 'PAID_BY_ORGANIZATION' | 'PRODUCT_NOT_SOLD' | null {
  if (isPaidFor(buyer)) return 'PAID_BY_ORGANIZATION'
  // What the free tier may watch in part is worth buying.
  const isInPlan = hasStandardNavigation(viewer) && isEntitled(viewer, course, session, now)
  if (isInPlan || hasBought(viewer, course, session)) return 'PRODUCT_NOT_SOLD'
  return session === null || sessionStatus(session, current, now) === 'ENROLL' ? null : 'PRODUCT_NOT_SOLD'
}
