import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { entitlements, members, subscriptions } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { DifferenceKind } from '@section/domain/billing/comparison/books.ts'
import type { StripeAccount } from '@section/emulators/stripe/account/stripe-account.ts'
import { startSubscription } from '@section/emulators/stripe/billing/start-subscription.ts'
import { updateSubscription } from '@section/emulators/stripe/billing/update-subscription.ts'
import { addCustomer } from '@section/emulators/stripe/objects/customer.ts'
import { addPrice } from '@section/emulators/stripe/objects/price.ts'
import { addProduct } from '@section/emulators/stripe/objects/product.ts'
import type { PayingSchool } from '../../../apps/api/src/features/billing/sync/paying-school.fixture.ts'
import { COUPON, isPlain, subscriber, SUBSCRIBERS } from './subscribers.ts'

export const PLANTS = 100

/** The subscriber at whom something is planted. */
interface Place {
  n: number
  db: Db
  account: StripeAccount
  now: number
}

type Plant = [kinds: DifferenceKind[], plant: (place: Place) => unknown]

const isOf = (table: typeof subscriptions | typeof entitlements, n: number) =>
  eq(table.subscriptionId, subscriber(n).subscriptionId)
const store = ({ db, n }: Place, set: Partial<typeof subscriptions.$inferInsert>) =>
  db.update(subscriptions).set(set).where(isOf(subscriptions, n))
const open = ({ db, n }: Place, set: Partial<typeof entitlements.$inferInsert>) =>
  db.update(entitlements).set(set).where(isOf(entitlements, n))
const person = ({ db, n }: Place, set: Partial<typeof members.$inferInsert>) =>
  db
    .update(members)
    .set(set)
    .where(eq(members.userId, subscriber(n).userId))
const theirs = ({ account, n }: Place) => account.need('subscriptions', subscriber(n).subscriptionId)

/** Starts another subscription of a customer at Stripe, in its trial. */
const subscribe = ({ account, n, now }: Place, customer: string) =>
  startSubscription(account, {
    id: `sub_more${n}`,
    customer,
    items: [{ price: account.need('prices', 'price_unlimited'), quantity: 1 }],
    trialEnd: now / 1000 + 30 * 86_400,
    discounts: [],
    metadata: {},
    description: null,
    method: undefined,
    at: now / 1000,
  })

/** The ways in which the books become different on our side, each with what is to be found. */
const HERE: readonly Plant[] = [
  [['unknown to us'], ({ db, n }) => db.delete(subscriptions).where(isOf(subscriptions, n))],
  [
    ['unknown to Stripe'],
    async ({ db, n }) => {
      const [row] = await db.select().from(subscriptions).where(isOf(subscriptions, n))
      if (row) await db.insert(subscriptions).values({ ...row, subscriptionId: `sub_gone${n}` })
    },
  ],
  [['status'], (place) => store(place, { status: 'trialing' })],
  [['period'], (place) => store(place, { currentPeriodEnd: new Date(place.now) })],
  [['price'], (place) => store(place, { stripePriceId: 'price_old' })],
  [['cancel'], (place) => store(place, { cancelAt: new Date(place.now + 40 * DAY_MS) })],
  [['entitlement missing'], ({ db, n }) => db.delete(entitlements).where(isOf(entitlements, n))],
  [['entitlement'], (place) => open(place, { endsAt: null })],
  [['entitlement'], (place) => open(place, { type: 'crash-courses' })],
  [
    ['entitlement left over'],
    ({ db, n }) =>
      db.insert(entitlements).values({
        userId: subscriber(n).userId,
        subscriptionId: `sub_gone${n}`,
        type: 'ai-academy',
      }),
  ],
  [['member status'], (place) => person(place, { manageBilling: false })],
  [['member status'], (place) => person(place, { status: 'ALUMNI' })],
  [
    ['member without customer'],
    ({ db, n }) =>
      db.insert(members).values({
        userId: subscriber(n).userId.replace('-8000-', '-9000-'),
        email: `without-customer-${n}@bench.example`,
        status: 'MEMBER',
        firstName: 'Zoë',
        lastName: 'Without Customer',
        manageBilling: true,
      }),
  ],
]

/** The ways in which the account at Stripe becomes different, as when its events had never come. */
const AT_STRIPE: readonly Plant[] = [
  [
    ['status', 'entitlement left over', 'member status'],
    ({ account, n }) => account.cancelSubscription(subscriber(n).subscriptionId),
  ],
  [
    ['cancel', 'entitlement'],
    (place) => updateSubscription(place.account, theirs(place), { cancel_at_period_end: true }),
  ],
  [
    ['discount'],
    (place) => updateSubscription(place.account, theirs(place), { discounts: [{ coupon: COUPON }] }),
  ],
  [
    ['refund', 'entitlement left over', 'member status'],
    ({ account, n }) => {
      const { stripeCustomerId } = subscriber(n)
      const paid = [...account.objects.charges.values()].find(({ customer }) => customer === stripeCustomerId)
      account.refund(paid?.id ?? '')
    },
  ],
  [
    ['unknown to us', 'entitlement missing', 'two live subscriptions'],
    (place) => subscribe(place, subscriber(place.n).stripeCustomerId),
  ],
  [
    ['unknown to us'],
    (place) => {
      const stranger = { id: `cus_stranger${place.n}`, email: 'stranger@bench.example', name: 'A Stranger' }
      subscribe(place, addCustomer(place.account, stranger).id)
    },
  ],
  [
    ['unknown to Stripe', 'entitlement left over', 'member status'],
    ({ account, n }) => account.objects.subscriptions.delete(subscriber(n).subscriptionId),
  ],
  [
    ['price', 'price without a plan'],
    (place) => {
      const [item] = theirs(place).items.data
      updateSubscription(place.account, theirs(place), {
        items: [{ id: item?.id, price: 'price_unsold' }],
        proration_behavior: 'none',
      })
    },
  ],
]

const WAYS = [...HERE, ...AT_STRIPE]

/** Plants differences of all kinds; returns those that are to be found, by the number of the subscriber. */
export async function plantDifferences(
  school: PayingSchool,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { account } = school.emulator
  addProduct(account, { id: 'prod_unsold', name: 'Unsold' })
  addPrice(account, {
    id: 'price_unsold',
    product: 'prod_unsold',
    currency: 'usd',
    unit_amount: 1000,
    recurring: { interval: 'year' },
  })
  const plain = Array.from({ length: SUBSCRIBERS }, (_, n) => n + 1).filter(isPlain)
  const planted = new Map<number, readonly string[]>()
  for (let count = 0; count < PLANTS; count++) {
    const n = plain[Math.floor((count * plain.length) / PLANTS)] ?? 0
    const [kinds, plant] = WAYS[count % WAYS.length] ?? [[], () => undefined]
    await plant({ n, db: school.server.database.db, account, now: school.clock.now })
    planted.set(n, kinds.toSorted())
  }
  return planted
}
