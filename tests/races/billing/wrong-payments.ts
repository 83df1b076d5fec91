import { eq, inArray, sql } from 'drizzle-orm'
import { CANCEL_OFFER } from '@section/api/features/billing/portal/subscriber-kit.fixture.ts'
import { compareWithStripe } from '@section/api/features/billing/comparison/compare-with-stripe.ts'
import type { StripeEmulator } from '@section/api/testing/stripe-emulator.ts'
import type { Db } from '@section/db/connection.ts'
import { billingNotices, entitlements, members, outbox, payments, subscriptions } from '@section/db/schema.ts'
import type { ClickingMember } from './clicking-members.ts'
import type { KilledSchool } from './killed-school.ts'
import { isLive, ownCharges, ownCustomers, ownSubscriptions } from './own-at-stripe.ts'

/**
 * Returns what is wrong, each as a sentence, once the school is settled. `told` collects by member the occasions of which they
 * had to be told so far, and gets those of now.
 */
export async function wrongPayments(
  { emulator, observer }: KilledSchool,
  clicking: readonly ClickingMember[],
  told: Map<string, Set<string>>,
): Promise<string[]> {
  const { db } = observer.database
  const compared = await compareWithStripe(observer.services, Date.now())
  const wrong = (compared?.differences ?? []).map((difference) => `differs: ${JSON.stringify(difference)}`)
  for (const dead of await observer.services.jobs.listDeadLetters())
    wrong.push(`given up: ${JSON.stringify(dead)}`)
  for (const member of clicking) {
    const occasions = told.get(member.userId) ?? new Set<string>()
    told.set(member.userId, occasions)
    for (const occasion of occasionsAtStripe(emulator, member.userId)) occasions.add(occasion)
    const facts = [
      ...factsAtStripe(emulator, member),
      ...(await factsOfSchool(db, emulator, member.userId)),
      ...(await factsOfMails(db, member.userId, occasions)),
    ]
    for (const [what, is, shouldBe] of facts)
      if (JSON.stringify(is) !== JSON.stringify(shouldBe))
        wrong.push(`${member.userId}, ${what}: ${JSON.stringify(is)}, not ${JSON.stringify(shouldBe)}`)
  }
  return wrong
}

/** What is compared, how it is, and how it should be. */
type Fact = [what: string, is: unknown, shouldBe: unknown]

function factsAtStripe(emulator: StripeEmulator, member: ClickingMember): Fact[] {
  const { userId, subscribed, periods, tookOffer } = member
  const { objects } = emulator.account
  const [customers, own] = [ownCustomers(emulator, userId), ownSubscriptions(emulator, userId)]
  const isOwn = ({ customer }: { customer: unknown }) => customers.some(({ id }) => id === customer)
  const open = [...objects.checkoutSessions.values()].filter((each) => each.status === 'open' && isOwn(each))
  const offers = [...objects.discounts.values()].filter(
    (each) => isOwn(each) && each.source.coupon === CANCEL_OFFER.couponId && each.invoice === null,
  )
  return [
    ['customers', customers.length, subscribed > 0 ? 1 : 0],
    ['subscriptions', own.length, subscribed],
    ['more than one live subscription', own.filter(isLive).length > 1, false],
    ['charges', ownCharges(emulator, userId).length, periods],
    ['checkouts left open', open.length, 0],
    ['discounts', offers.length, tookOffer ? 1 : 0],
  ]
}

async function factsOfSchool(db: Db, emulator: StripeEmulator, userId: string): Promise<Fact[]> {
  const own = ownSubscriptions(emulator, userId)
  const live = own.filter(isLive)
  const [member] = await db.select().from(members).where(eq(members.userId, userId))
  const held = await db.select().from(entitlements).where(eq(entitlements.userId, userId))
  const paid = await db.select().from(payments).where(eq(payments.userId, userId))
  const known = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return [
    [
      'status',
      [member?.status, member?.manageBilling],
      live.length > 0 ? ['MEMBER', true] : ['LIMITED', false],
    ],
    [
      'entitlements',
      held.flatMap(({ subscriptionId }) => subscriptionId ?? []).toSorted(),
      live.map(({ id }) => id).toSorted(),
    ],
    [
      'payments',
      paid
        .map(({ paymentId, amount, amountRefunded }) => `${paymentId} ${amount} ${amountRefunded}`)
        .toSorted(),
      ownCharges(emulator, userId)
        .map((each) => `${each.id} ${each.amount} ${each.amount_refunded}`)
        .toSorted(),
    ],
    [
      'rows',
      known.map(({ subscriptionId, status }) => `${subscriptionId} ${status}`).toSorted(),
      own.map(({ id, status }) => `${id} ${status}`).toSorted(),
    ],
  ]
}

async function factsOfMails(db: Db, userId: string, occasions: ReadonlySet<string>): Promise<Fact[]> {
  const noticed = await db.select().from(billingNotices).where(eq(billingNotices.userId, userId))
  const keys = noticed.map(({ noticeKey }) => noticeKey).toSorted()
  // A mail is known by its kind and the occasion.
  const occasion = sql<string>`substr(${outbox.dedupeKey}, strpos(${outbox.dedupeKey}, ' ') + 1)`
  const mails = await db.select({ occasion }).from(outbox).where(inArray(occasion, keys))
  return [
    ['notices', keys, [...occasions].toSorted()],
    ['mails', mails.map((mail) => mail.occasion).toSorted(), keys],
  ]
}

/** Returns the occasions of mails that Stripe's state of now shows, in the words of the notices' keys. */
function occasionsAtStripe(emulator: StripeEmulator, userId: string): string[] {
  const ms = (seconds: number | null | undefined) => (seconds ?? 0) * 1000
  const refunded = ownCharges(emulator, userId).filter((charge) => charge.amount_refunded > 0)
  return [
    ...refunded.map(({ id, amount_refunded: amount }) => `refunded ${id} ${amount}`),
    ...ownSubscriptions(emulator, userId).flatMap(({ id, status, discounts, items, ...end }) => [
      `begun ${id}`,
      ...(status === 'canceled' ? [`ended ${id} ${ms(items.data[0]?.current_period_start)}`] : []),
      ...(status === 'active' && discounts.length > 0 ? [`discounted ${id} ${CANCEL_OFFER.couponId}`] : []),
      ...(status === 'active' && end.cancel_at !== null ? [`ending ${id} ${ms(end.canceled_at)}`] : []),
    ]),
  ]
}
