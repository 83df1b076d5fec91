import type { federatedIdentities } from '@section/db/schema.ts'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import type { EntitledViewer } from '@section/domain/access/viewer.ts'
import type { MemberEntitlementRow, MemberState, MemberStates } from './member-state-store.ts'

/** The signed-in person at one moment, according to the database and independent of a request's arguments. */
export interface MemberViewer
  extends EntitledViewer, Readonly<Pick<MemberState, 'customer' | 'enrollments' | 'badges' | 'saves'>> {
  /** The entitlements that are valid now, in the order of their precedence. */
  readonly entitlements: readonly MemberEntitlementRow[]
}

/** The viewer of a request, with the id of the sign-in that the request came from. */
export interface SignedInViewer extends MemberViewer {
  readonly sid: string
}

/** A person verified by an identity provider who has no account yet and can only sign up. */
export type FederatedIdentity = Pick<
  typeof federatedIdentities.$inferSelect,
  'identityId' | 'ssoUsername' | 'email' | 'emailVerified' | 'givenName' | 'familyName' | 'realm'
> & { sid: string }

/** Returns the viewer of a member at `now` (epoch ms); undefined for one who does not exist or is suspended. */
export async function findViewer(
  { members }: { members: MemberStates },
  userId: string,
  now: number,
): Promise<MemberViewer | undefined> {
  const state = members.peek(userId) ?? (await members.get(userId))
  return state && !state.suspended ? toMemberViewer(state, now) : undefined
}

/**
 * Returns the viewer of a member's state at `now` (epoch ms). Only entitlements that are valid now count. A trial that
 * has ended counts as a former trial even before that is stored.
 */
export function toMemberViewer(state: MemberState, now: number): MemberViewer {
  const { userId, customer, trialEndDate, enrollments, badges, saves } = state
  const running = state.entitlements.filter((e) => e.startsAt <= now && (e.endsAt === null || now < e.endsAt))
  return {
    userId,
    accountType: accountStatusAt(state, now),
    customer,
    customerId: customer?.customerId ?? null,
    customerType: customer?.type ?? null,
    entitlements: running,
    trialEndDate,
    hasActiveSubscription: state.manageBilling,
    entitledSessionIds: new Set(running.flatMap(({ sessionId }) => sessionId ?? [])),
    entitledCourseIds: new Set(running.flatMap(({ courseId }) => courseId ?? [])),
    enrollments,
    badges,
    saves,
  }
}
