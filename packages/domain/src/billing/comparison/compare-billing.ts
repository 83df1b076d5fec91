import { isOpening } from '../subscription-access.ts'
import {
  BY_HAND,
  type Books,
  type BooksAtStripe,
  type ComparedAt,
  type ComparedSubscription,
  type Difference,
  type DifferenceKind,
  type StoredSubscription,
  type SubscriptionAtStripe,
  writeInstant,
} from './books.ts'
import { accessDifferences, leftOver, memberDifferences } from './compare-access.ts'
import { purchaseDifferences } from './compare-purchases.ts'

const ENDED = new Set(['canceled', 'incomplete_expired'])

/**
 * Returns what differs between the subscriptions and purchases at Stripe and the school's books at `now`, for the operator:
 * nothing is changed. See docs/product/billing.md#comparison.
 */
export function compareBilling(atStripe: BooksAtStripe, books: Books, at: ComparedAt): Difference[] {
  const found = new Set(atStripe.subscriptions.map(({ subscriptionId }) => subscriptionId))
  const stored = new Map(books.subscriptions.map((each) => [each.subscriptionId, each]))
  const entitled = new Map(books.entitlements.map((each) => [each.subscriptionId, each]))
  const owners = new Map(
    books.members.flatMap(({ stripeCustomerId, userId }) =>
      stripeCustomerId === null ? [] : [[stripeCustomerId, userId] as const],
    ),
  )
  const live = Map.groupBy(
    atStripe.subscriptions.filter((each) => isOpening(each, at.graceDays, at.now)),
    ({ stripeCustomerId }) => owners.get(stripeCustomerId) ?? null,
  )
  return [
    ...atStripe.subscriptions.flatMap((theirs) => {
      const userId = owners.get(theirs.stripeCustomerId)
      if (userId === undefined) return unknownCustomer(theirs)
      const ours = stored.get(theirs.subscriptionId)
      const entitlement = entitled.get(theirs.subscriptionId)
      return [
        ...(ours ? fieldDifferences(ours, theirs) : unknownSubscription(theirs, userId)),
        ...accessDifferences({ theirs, userId, entitlement }, books.areas, at),
      ]
    }),
    ...books.subscriptions.filter(({ subscriptionId }) => !found.has(subscriptionId)).map(unknownToStripe),
    ...books.entitlements.filter(({ subscriptionId }) => !found.has(subscriptionId)).map(leftOver),
    ...books.members.flatMap((member) => memberDifferences(member, live.get(member.userId) ?? [])),
    ...purchaseDifferences(atStripe, books, owners),
  ]
}

/** Only what goes on matters: the subscriptions of members who have gone stay at Stripe, ended. */
const unknownCustomer = ({ subscriptionId, status, stripeCustomerId }: SubscriptionAtStripe): Difference[] =>
  ENDED.has(status)
    ? []
    : [
        {
          kind: 'unknown to us',
          userId: null,
          boughtId: subscriptionId,
          what: `no member has its customer ${stripeCustomerId}, and it is ${status}`,
          would: BY_HAND,
        },
      ]

const unknownSubscription = (
  { subscriptionId, status }: SubscriptionAtStripe,
  userId: string,
): Difference[] => [
  {
    kind: 'unknown to us',
    userId,
    boughtId: subscriptionId,
    what: `it is ${status} at Stripe`,
    would: 'would store it',
  },
]

const unknownToStripe = ({ userId, subscriptionId, status }: StoredSubscription): Difference => ({
  kind: 'unknown to Stripe',
  userId,
  boughtId: subscriptionId,
  what: `it is stored as ${status}`,
  would: 'would remove it and what it opens',
})

/** The parts of a subscription that are compared, in words that are equal where nothing differs. */
const FIELDS: [DifferenceKind, (subscription: ComparedSubscription) => string][] = [
  ['status', ({ status }) => status],
  [
    'period',
    ({ currentPeriodStart, currentPeriodEnd }) =>
      `${writeInstant(currentPeriodStart)} to ${writeInstant(currentPeriodEnd)}`,
  ],
  ['price', ({ stripePriceId }) => stripePriceId],
  ['cancel', ({ cancelAt }) => (cancelAt === null ? 'renews' : `ends at ${writeInstant(cancelAt)}`)],
  ['discount', ({ couponId }) => couponId ?? 'none'],
  ['refund', ({ refunded }) => (refunded ? 'returned in full' : 'not returned')],
]

function fieldDifferences(ours: StoredSubscription, theirs: SubscriptionAtStripe): Difference[] {
  const { userId, subscriptionId } = ours
  return FIELDS.flatMap(([kind, say]) => {
    const [here, there] = [say(ours), say(theirs)]
    if (here === there) return []
    return [
      {
        kind,
        userId,
        boughtId: subscriptionId,
        what: `${here} here, ${there} at Stripe`,
        would: `would write: ${there}`,
      },
    ]
  })
}
