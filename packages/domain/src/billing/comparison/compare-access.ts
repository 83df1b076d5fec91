import { accessUntil } from '../subscription-access.ts'
import {
  BY_HAND,
  type Books,
  type ComparedAt,
  type ComparedMember,
  type Difference,
  type DifferenceKind,
  type SubscriptionAtStripe,
  type SubscriptionEntitlement,
  writeInstant,
} from './books.ts'

/** A subscription at Stripe, whose it is, and what it opens here. */
interface Access {
  theirs: SubscriptionAtStripe
  userId: string
  entitlement: SubscriptionEntitlement | undefined
}

/** Returns what differs between what a subscription should open and what it opens. */
export function accessDifferences(
  { theirs, userId, entitlement }: Access,
  areas: Books['areas'],
  at: ComparedAt,
): Difference[] {
  const { subscriptionId, stripePriceId, stripeProductId } = theirs
  const area = areas.get(stripeProductId)
  const until = accessUntil(theirs, at.graceDays)
  const isOpen = until !== null && at.now < until
  const differs = (kind: DifferenceKind, what: string, would: string): Difference[] => [
    { kind, userId, boughtId: subscriptionId, what, would },
  ]
  if (area === undefined)
    return isOpen ? differs('price without a plan', `${stripePriceId} opens nothing`, BY_HAND) : []
  if (until === null) return entitlement ? [leftOver(entitlement)] : []
  if (!entitlement)
    return isOpen
      ? differs(
          'entitlement missing',
          `${area} is paid and closed`,
          `would open it until ${writeInstant(until)}`,
        )
      : []
  if (entitlement.area === area && entitlement.endsAt === until && entitlement.userId === userId) return []
  const ends = entitlement.endsAt === null ? 'without an end' : `until ${writeInstant(entitlement.endsAt)}`
  return differs(
    'entitlement',
    `${entitlement.area} ${ends}`,
    `would open ${area} until ${writeInstant(until)}`,
  )
}

/** Returns what differs between what a member pays for and what they are stored as. */
export function memberDifferences(
  member: ComparedMember,
  live: readonly SubscriptionAtStripe[],
): Difference[] {
  const { userId, stripeCustomerId, status, manageBilling } = member
  const differs = (kind: DifferenceKind, what: string, would: string): Difference[] => [
    { kind, userId, boughtId: null, what, would },
  ]
  if (stripeCustomerId === null)
    return differs('member without customer', `they are stored as one who pays, as ${status}`, BY_HAND)
  const subscribed = live.length > 0
  const names = live.map(({ subscriptionId }) => subscriptionId).join(', ')
  const isMember = status === 'MEMBER' || status === 'EMPLOYEE'
  return [
    ...(live.length > 1 ? differs('two live subscriptions', `they pay for ${names}`, BY_HAND) : []),
    ...(subscribed === manageBilling
      ? []
      : differs(
          'member status',
          `they ${manageBilling ? 'manage' : 'do not manage'} a subscription`,
          `would write: they ${subscribed ? 'do' : 'do not'}`,
        )),
    ...(subscribed && !isMember
      ? differs('member status', `they pay and are ${status}`, 'would write: MEMBER')
      : []),
  ]
}

/** Returns the difference of an entitlement that nothing pays for. */
export const leftOver = ({ userId, subscriptionId, area }: SubscriptionEntitlement): Difference => ({
  kind: 'entitlement left over',
  userId,
  boughtId: subscriptionId,
  what: `${area} is open`,
  would: 'would close it',
})
