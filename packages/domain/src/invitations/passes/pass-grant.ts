import { DAY_MS } from '../../time/durations.ts'
import type { AccountStatus } from '../../access/area.ts'

/** What a pass gives. `beginsAt` in epoch ms; null: at once. `trialDays` null: without an end. */
export type PassOffer = {
  readonly memberStatus: AccountStatus
  readonly trialDays: number | null
  readonly beginsAt: number | null
}

/** Who takes a pass: somebody without an account, or a member. */
export type PassTaker = { readonly status: AccountStatus; readonly hadTrial: boolean } | null

/** What the taker gets; `joins` when status and customer become the pass's. Instants in epoch ms. */
export type PassGrant =
  | {
      readonly kind: 'grant'
      readonly joins: boolean
      readonly startsAt: number
      readonly endsAt: number | null
      /** Only people who join a trial have one. */
      readonly trialEndsAt: number | null
    }
  /** `included`: their membership has it all; `trial-used`: the one trial that everybody has is over. */
  | { readonly kind: 'nothing'; readonly reason: 'included' | 'trial-used' }

/** What a status is worth: nobody's becomes less by a pass. */
const WORTH: Record<AccountStatus, number> = {
  ALUMNI: 0,
  POST_TRIAL: 0,
  LIMITED: 1,
  TRIAL: 2,
  EMPLOYEE: 3,
  MEMBER: 4,
}

/**
 * What a pass gives at `now` (epoch ms). Members keep a status that is worth more and get the areas besides; a
 * trial is for people who have none and never had one. Specification 1, sections 2.3 and 4.
 */
export function decideGrant(taker: PassTaker, offer: PassOffer, now: number): PassGrant {
  const startsAt = Math.max(now, offer.beginsAt ?? now)
  const endsAt = offer.trialDays === null ? null : startsAt + offer.trialDays * DAY_MS
  const joins = taker === null || WORTH[offer.memberStatus] > WORTH[taker.status]
  const isTrial = offer.memberStatus === 'TRIAL'
  if (taker && isTrial && (!joins || taker.hadTrial))
    return { kind: 'nothing', reason: joins ? 'trial-used' : 'included' }
  return { kind: 'grant', joins, startsAt, endsAt, trialEndsAt: joins && isTrial ? endsAt : null }
}

/** The plan whose status is worth most, the first of equals. */
export function worthMost<Plan extends { readonly status: AccountStatus }>(
  plans: readonly [Plan, ...Plan[]],
): Plan {
  return plans.reduce((best, plan) => (WORTH[plan.status] > WORTH[best.status] ? plan : best))
}
