import { DAY_MS } from '../../time/durations.ts'
import type { AccountStatus } from '../../access/area.ts'

/** The offer of a pass. `beginsAt` in epoch ms; null for at once. `trialDays` is null for a grant without an end. */
export type PassOffer = {
  readonly memberStatus: AccountStatus
  readonly trialDays: number | null
  readonly beginsAt: number | null
}

/** The person who registers; null without an account. */
export type PassRegistrant = { readonly status: AccountStatus; readonly hadTrial: boolean } | null

/** The result of a registration; `joins` when status and customer become the pass's. Instants in epoch ms. */
export type PassGrant =
  | {
      readonly kind: 'grant'
      readonly joins: boolean
      readonly startsAt: number
      readonly endsAt: number | null
      /** Set only for people who join a trial. */
      readonly trialEndsAt: number | null
    }
  /** `included`: the membership covers the offer; `trial-used`: everybody has one trial only. */
  | { readonly kind: 'nothing'; readonly reason: 'included' | 'trial-used' }

/** A pass never lowers a status. */
const RANK: Record<AccountStatus, number> = {
  ALUMNI: 0,
  POST_TRIAL: 0,
  LIMITED: 1,
  TRIAL: 2,
  EMPLOYEE: 3,
  MEMBER: 4,
}

/**
 * Decides the grant of a pass at `now` (epoch ms). Members keep a status of higher rank and get the areas besides; a
 * trial is for people who have none and never had one. See docs/product/invitations.md#what-an-invitation-grants.
 */
export function decideGrant(registrant: PassRegistrant, offer: PassOffer, now: number): PassGrant {
  const startsAt = Math.max(now, offer.beginsAt ?? now)
  const endsAt = offer.trialDays === null ? null : startsAt + offer.trialDays * DAY_MS
  const joins = registrant === null || RANK[offer.memberStatus] > RANK[registrant.status]
  const isTrial = offer.memberStatus === 'TRIAL'
  if (registrant && isTrial && (!joins || registrant.hadTrial))
    return { kind: 'nothing', reason: joins ? 'trial-used' : 'included' }
  return { kind: 'grant', joins, startsAt, endsAt, trialEndsAt: joins && isTrial ? endsAt : null }
}

/** Returns the plan with the status of the highest rank, the first of equals. */
export function highestPlan<Plan extends { readonly status: AccountStatus }>(
  plans: readonly [Plan, ...Plan[]],
): Plan {
  return plans.reduce((best, plan) => (RANK[plan.status] > RANK[best.status] ? plan : best))
}
