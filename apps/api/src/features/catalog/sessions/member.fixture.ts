import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import type { Area } from '@section/domain/access/area.ts'
import type { MemberEntitlementRow, MemberState } from '../../../server/access/member-state-store.ts'

/** Returns a member with long-running areas and other given properties. */
export function aMember(
  areas: Area[],
  { status = 'MEMBER', ...changes }: Partial<MemberState> & { status?: MemberStatus } = {},
): MemberState {
  return {
    userId: 'member-1',
    status,
    trialEndDate: null,
    suspended: false,
    manageBilling: false,
    customer: null,
    entitlements: areas.map((type) => entitlement({ type })),
    enrollments: new Map(),
    badges: new Map(),
    saves: [],
    ...changes,
  }
}

export function entitlement(changes: Partial<MemberEntitlementRow>): MemberEntitlementRow {
  return {
    entitlementId: 'entitlement-1',
    type: 'mcsc-unlimited',
    label: '',
    precedence: 1,
    customizations: {},
    sessionId: null,
    courseId: null,
    startsAt: 0,
    endsAt: null,
    ...changes,
  }
}

/** Returns an enrollment in the session of `aSession`. */
export function enrolledAs(state: 'ENROLLED' | 'WAITLISTED' | 'COMPLETED', sessionId = 'session-1') {
  return new Map([[sessionId, { sessionId, state }]])
}
