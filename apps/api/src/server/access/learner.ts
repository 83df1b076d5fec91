import { isArea } from '@section/domain/access/area.ts'
import type { Learner } from '@section/domain/entitlement/course-entitlement.ts'
import { type MemberState, runningEntitlements } from './member-state.ts'

/**
 * A member as the access and entitlement rules see them at `now` (epoch ms): only entitlements that run count,
 * and any of them is an active subscription. Specification 1, section 6; Specification 2, section 6.
 */
export function learnerOf(state: MemberState, now: number): Learner {
  const running = runningEntitlements(state, now)
  return {
    userId: state.userId,
    accountType: state.status,
    customerId: state.customer?.customerId ?? null,
    customerType: state.customer?.type ?? null,
    entitlements: running.flatMap(({ type, label, precedence, customizations }) =>
      isArea(type) ? [{ type, label, precedence, customizations }] : [],
    ),
    trialEndDate: state.trialEndDate,
    hasActiveSubscription: running.length > 0,
    entitledSessionIds: new Set(running.flatMap(({ sessionId }) => sessionId ?? [])),
    entitledCourseIds: new Set(running.flatMap(({ courseId }) => courseId ?? [])),
  }
}
