import { membershipState } from '../../access/membership-state.ts'
import type { Viewer } from '../../access/viewer.ts'
import { formatDate } from '../../sessions/dates/session-dates.ts'
import { trialEndText } from '../trial-end.ts'

/** Who else may pay, and what ended before. */
interface OtherPayers {
  /** The name of the scholarship that pays; null without one. */
  readonly scholarship: string | null
  /** The name of the customer that the member belongs to, unless that is the school's own shop; null without one. */
  readonly employer: string | null
  /** When the member's own subscription ended (epoch ms); null without one. */
  readonly endedAt: number | null
}

/** A membership without a subscription of the member's own; `way` is the label of the way to one, or null. */
interface UnpaidMembership {
  readonly title: string
  readonly note: string
  readonly way: string | null
}

/**
 * Returns what a member without a subscription of their own reads about their membership at `now` (epoch ms): who pays for
 * it, or that it ended. docs/product/account-settings.md#your-membership
 */
export function unpaidMembership(
  viewer: Viewer,
  { scholarship, employer, endedAt }: OtherPayers,
  now: number,
  timeZone: string,
): UnpaidMembership {
  const state = membershipState(viewer, { scholarship: scholarship !== null }, now)
  if (employer !== null || viewer.accountType === 'EMPLOYEE') {
    const isOver = state === 'ENDED' || state === 'TRIAL_ENDED'
    return ofOrganization(employer ?? 'Your organization', isOver)
  }
  switch (state) {
    case 'TRIAL':
      return {
        title: trialEndText(viewer, now, timeZone) ?? 'Your free trial is running',
        note: 'Everything is open to you until then, and nothing is charged.',
        way: 'Become a member',
      }
    case 'TRIAL_ENDED':
      return {
        title: 'Your free trial has ended',
        note: 'What you watched and earned is kept.',
        way: 'Become a member',
      }
    case 'ENDED':
      return {
        title: endedAt === null ? 'Your membership has ended' : endedOn(endedAt, timeZone),
        note: 'What you watched and earned is kept.',
        way: 'Become a member again',
      }
    case 'SCHOLARSHIP':
      return {
        title: 'Your scholarship covers your membership',
        note: `The ${scholarship} pays for it, so you are charged nothing and there is nothing to renew.`,
        way: null,
      }
    case 'RUNNING':
      return viewer.accountType === 'LIMITED' ? FREE_PLAN : GIVEN
    case 'NONE':
      return {
        title: endedAt === null ? 'You have no membership' : endedOn(endedAt, timeZone),
        note: 'What you bought stays yours. A membership opens every course of its plan.',
        way: 'Become a member',
      }
  }
}

const endedOn = (endedAt: number, timeZone: string) =>
  `Your membership ended on ${formatDate(endedAt, timeZone)}`

function ofOrganization(name: string, isOver: boolean): UnpaidMembership {
  return isOver
    ? {
        title: 'Your membership has ended',
        note: `${name} takes care of your membership. The person who manages it there can renew it.`,
        way: null,
      }
    : {
        title: `${name} pays for your membership`,
        note: 'You are charged nothing. The person who manages it there decides what your membership holds.',
        way: null,
      }
}

const FREE_PLAN: UnpaidMembership = {
  title: 'You are on the free plan',
  note: 'It holds free live sessions, certificates and some videos each month, and costs nothing.',
  way: 'See the plans',
}

const GIVEN: UnpaidMembership = {
  title: 'Your membership is running',
  note: 'You are charged nothing for it, and there is nothing to renew.',
  way: null,
}
