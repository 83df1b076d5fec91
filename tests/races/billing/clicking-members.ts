import { setTimeout as wait } from 'node:timers/promises'
import { GOOD_CARD } from '@section/api/features/billing/sync/paying-school.fixture.ts'
import { CANCEL_OFFER } from '@section/api/features/billing/portal/subscriber-kit.fixture.ts'
import { isLive, ownCustomers, ownSubscriptions } from './own-at-stripe.ts'
import type { KilledSchool } from './killed-school.ts'

const YEAR_S = 366 * 86_400

/** A member, and what they have brought about on purpose. */
export interface ClickingMember {
  userId: string
  /** How often they have decided to subscribe. */
  subscribed: number
  /** How often a period was due for payment. */
  periods: number
  tookOffer: boolean
}

export const DEEDS = ['subscribe', 'accept', 'cancel', 'end', 'refund', 'renew'] as const
export type Deed = (typeof DEEDS)[number]

interface Answer {
  url?: string | null
  error?: { code: string } | null
}

/** Returns what a member may do next, of which `accept` is done once in a life. */
export function possibleDeeds({ emulator }: KilledSchool, member: ClickingMember): Deed[] {
  const live = ownSubscriptions(emulator, member.userId).find(isLive)
  if (!live) return ['subscribe']
  if (live.cancel_at_period_end) return ['end', 'refund']
  return member.tookOffer ? ['cancel', 'end', 'refund', 'renew'] : ['accept', 'accept', 'cancel', 'refund']
}

/** Lets a member do something to the end, clicking again until there is an answer. Returns how many answers were lost. */
export async function doDeed(school: KilledSchool, member: ClickingMember, deed: Deed): Promise<number> {
  const { account } = school.emulator
  const live = ownSubscriptions(school.emulator, member.userId).find(isLive)
  if (deed === 'subscribe') return subscribe(school, member)
  if (!live) throw new Error(`There is nothing to ${deed}.`)
  const { stripe } = school.observer.services
  switch (deed) {
    case 'accept': {
      member.tookOffer = true
      const { lost } = await click(school, member, ACCEPT, { coupon: CANCEL_OFFER.couponId }, ['OFFER_ENDED'])
      return lost
    }
    case 'cancel': {
      const { lost } = await click(school, member, PORTAL, { configId: CANCEL_OFFER.portalConfigId })
      await stripe?.subscriptions.update(live.id, { cancel_at_period_end: true })
      return lost
    }
    case 'end':
      account.cancelSubscription(live.id)
      return 0
    case 'refund':
      account.refund(
        [...account.objects.charges.values()].findLast((each) => each.customer === live.customer)?.id ?? '',
      )
      return 0
    case 'renew':
      member.periods++
      account.moveClock(live.customer, YEAR_S)
      return 0
  }
}

/** Begins a checkout in two tabs, and pays on every page that Stripe has opened for the member. */
async function subscribe(school: KilledSchool, member: ClickingMember): Promise<number> {
  member.subscribed++
  member.periods++
  const { account } = school.emulator
  const checkout = {
    product_id: 'prod_unlimited',
    cancel_url: `${school.url}/upgrade?ec=uc`,
    return_url: `${school.url}/checkout/return`,
    email: `${member.userId}@example.com`,
    first_name: 'Nia',
    last_name: 'Okafor',
    user_id: member.userId,
  }
  const tabs = await Promise.all([0, 1].map(() => click(school, member, CHECKOUT, { checkout })))
  await wait(Math.random() * 30)
  const customers = ownCustomers(school.emulator, member.userId).map(({ id }) => id)
  const pages = [...account.objects.checkoutSessions.values()].filter(
    ({ customer, status }) => status === 'open' && customers.includes(String(customer)),
  )
  for (const { id } of pages) account.payCheckoutSession(id, GOOD_CARD)
  const returned = await Promise.all(pages.map(({ id }) => click(school, member, CONFIRM, { sessionId: id })))
  return [...tabs, ...returned].reduce((sum, { lost }) => sum + lost, 0)
}

/** Asks the school until it answers. Errors: the answer is a refusal that is not expected. */
async function click(
  { observer, url }: KilledSchool,
  { userId }: ClickingMember,
  query: string,
  variables: Record<string, unknown>,
  expected: readonly string[] = [],
): Promise<{ lost: number }> {
  const authorization = `Bearer ${await observer.token(userId)}`
  for (let lost = 0; ; await wait(50)) {
    const text = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    }).then(
      (answer) => answer.text(),
      (error: unknown) => {
        // Nothing was asked of a server that has not started yet.
        if (!isRefusedConnection(error)) lost++
        return null
      },
    )
    if (text === null) continue
    const { data } = JSON.parse(text) as { data?: { asked: Answer | null } }
    const code = data?.asked?.error?.code
    if (!data?.asked || (code && !expected.includes(code))) throw new Error(`The school answered ${text}`)
    return { lost }
  }
}

const isRefusedConnection = (error: unknown) =>
  error instanceof Error && /ECONNREFUSED/.test(String((error.cause as { code?: unknown })?.code))

const CHECKOUT = `mutation($checkout: CheckoutInput!) {
  asked: createStripeCheckoutForProduct(checkout: $checkout) { url error { code } } }`
const CONFIRM = 'mutation($sessionId: ID!) { asked: confirmCheckout(sessionId: $sessionId) { status } }'
const ACCEPT = `mutation($coupon: String!) {
  asked: updateExistingStripeSubscription(coupon: $coupon) { error { code } } }`
const PORTAL =
  'mutation($configId: ID) { asked: createStripePortalUrl(configId: $configId) { url error { code } } }'
