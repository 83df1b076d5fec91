import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readCouponParameter } from '@section/domain/billing/membership/coupon-parameter.ts'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { flagsQuery } from '../../../lib/flags.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { stubTab } from '../portal/tab.fixture.ts'
import { cancelOfferQuery } from './cancel-offer-query.ts'

const OFFER = {
  offer: true,
  headline: 'Stay another year for $200 less',
  subheadline: 'We would hate to see you go.',
  normalPrice: 99_500,
  newPrice: 79_500,
  couponCode: 'cancel-offer-200',
  acceptCta: 'Keep my membership',
  rejectCta: 'No thanks, cancel',
  cancelConfigId: 'bpc_cancel',
}
const NOTHING = { ...OFFER, offer: false, headline: null, couponCode: null }
const ACCEPTED = { currentPeriodEnd: 1_825_000_000, currentPrice: 99_500, discountPrice: 20_000, error: null }
const ACTIVE = { status: 'ACTIVE', endsAt: null, currency: 'usd' }
const REFUSED = {
  currentPeriodEnd: null,
  currentPrice: null,
  discountPrice: null,
  error: { code: 'OFFER_ENDED' },
}

const tracked = vi.hoisted(() => vi.fn<(event: string, properties: object) => void>())
vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: tracked, identify: () => {} }))
beforeEach(() => tracked.mockClear())

interface Setting {
  offer?: object | null
  membership?: object | null
  manageBilling?: boolean
  cancelCopy?: boolean
  accepted?: object
  graphql?: () => { status?: number; body: unknown }
  /** The moment at which an acceptance is answered. */
  until?: Promise<void>
}

function openOffer(setting: Setting = {}) {
  const { offer = OFFER, membership = ACTIVE, manageBilling = true, cancelCopy = true } = setting
  const { accepted = ACCEPTED, graphql, until } = setting
  const data = {
    checkStripeSubscriptionDiscountOffer: offer,
    checkIfStripeScheduledSubscription: false,
    updateExistingStripeSubscription: accepted,
    createStripePortalUrl: { url: 'https://billing.stripe.test/p/1', error: null },
    getMembershipBilling: membership,
  }
  const answer = async ({ body }: { body: unknown }) => {
    if (JSON.stringify(body).includes(OFFER.couponCode)) await until
    return { body: { data } }
  }
  const app = openApp('/cancel-offer', {
    signedIn: { ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, manageBilling } },
    answers: { '/graphql': graphql ?? answer },
  })
  queryClient.setQueryData(flagsQuery.queryKey, { ...SAFE_FLAGS, cancelCopy })
  const sent = (field: string) =>
    app.requests.filter(({ body }) =>
      Object.keys((body as { variables?: object }).variables ?? {}).includes(field),
    )
  return { ...app, sent }
}
const button = (name: string) => screen.findByRole('button', { name })
const notFound = () => screen.findByRole('heading', { name: /PAGE NOT FOUND/ })

test('The offer shows its texts, the regular price struck through, and the price of the member', async () => {
  openOffer()
  expect(await screen.findByRole('heading', { level: 1, name: OFFER.headline })).toBeDefined()
  expect(screen.getByText(OFFER.subheadline)).toBeDefined()
  expect(screen.getByText('SPECIAL OFFER')).toBeDefined()
  expect(screen.getByText('Regular price').parentElement?.querySelector('s')?.textContent).toBe('$995')
  expect(screen.getByText('Your price').parentElement?.textContent).toContain('$795')
  expect(await button(OFFER.acceptCta)).toBeDefined()
  expect(await button(OFFER.rejectCta)).toBeDefined()
})

test('The prices of an offer are in the currency in which the member pays', async () => {
  openOffer({ membership: { ...ACTIVE, currency: 'eur' } })
  expect((await screen.findByText('Your price')).parentElement?.textContent).toContain('€795')
})

test('An accepted offer is sent once, leads to its confirmation, and is tracked a second later', async () => {
  const { address, sent } = openOffer()
  const accept = await button(OFFER.acceptCta)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    fireEvent.click(accept)
    fireEvent.click(accept)
    await vi.waitFor(() => expect(address()).toMatch(/^\/coupon-confirmation\?c=/))
    expect(tracked).not.toHaveBeenCalledWith('Coupon Applied', expect.anything())
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tracked).toHaveBeenCalledWith('Coupon Applied', { coupon: 'cancel-offer-200' })
  } finally {
    vi.useRealTimers()
  }
  expect(sent('coupon')).toHaveLength(1)
  const { error: _, ...coupon } = ACCEPTED
  const c = new URLSearchParams(address().split('?')[1]).get('c')
  expect(readCouponParameter(c)).toEqual(coupon)
})

test('An accepted offer leads to its confirmation although the news of it takes the offer off the page first', async () => {
  const { promise: until, resolve: answerNow } = Promise.withResolvers<void>()
  const { address } = openOffer({ until })
  fireEvent.click(await button(OFFER.acceptCta))
  queryClient.setQueryData(cancelOfferQuery.queryKey, { offer: NOTHING, billing: ACTIVE } as never)
  expect(await button('Continue to cancel')).toBeDefined()
  answerNow()
  await waitFor(() => expect(address()).toMatch(/^\/coupon-confirmation\?c=/))
})

test('An offer that is not accepted any more shows the error, stays, and is tracked', async () => {
  const { address } = openOffer({ accepted: REFUSED })
  fireEvent.click(await button(OFFER.acceptCta))
  expect(await screen.findByText(/There was an issue connecting to the billing portal/)).toBeDefined()
  expect(address()).toBe('/cancel-offer')
  expect(tracked.mock.calls).toEqual([
    ['Background Process Failed', { process: 'updateExistingStripeSubscription' }],
  ])
  expect((await button(OFFER.acceptCta)).getAttribute('aria-busy')).toBeNull()
})

test('A rejected offer opens the portal in which the member cancels', async () => {
  const { tab } = stubTab()
  const { sent } = openOffer()
  fireEvent.click(await button(OFFER.rejectCta))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://billing.stripe.test/p/1'))
  expect(sent('configId')).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ variables: { configId: 'bpc_cancel' } }) }),
  ])
  expect(screen.getByText('Click here if the Stripe billing portal does not open.')).toBeDefined()
})

test('A member whom nothing is offered goes on to the portal with one click', async () => {
  const { tab } = stubTab()
  openOffer({ offer: NOTHING })
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancel your membership' })).toBeDefined()
  expect(screen.queryByText('SPECIAL OFFER')).toBeNull()
  expect(screen.getByRole('link', { name: 'Keep my membership' }).getAttribute('href')).toBe(
    '/account-settings',
  )
  fireEvent.click(await button('Continue to cancel'))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
})

test('A member who canceled already reads when the membership ends, and can keep it in the portal', async () => {
  const { tab } = stubTab()
  const { sent } = openOffer({
    offer: NOTHING,
    membership: { ...ACTIVE, status: 'ENDING', endsAt: '2027-11-03T12:00:00Z' },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your membership is canceled' })).toBeDefined()
  expect(screen.getByText(/You keep everything until Nov 3, 2027, and are not charged again/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Continue to cancel' })).toBeNull()
  fireEvent.click(await button('Keep my membership'))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
  expect(sent('configId')[0]?.body).toMatchObject({ variables: { configId: null } })
})

test.each<[string, Setting]>([
  ['does not manage billing', { manageBilling: false }],
  ['has the flag off', { cancelCopy: false }],
  ['has no subscription', { offer: null }],
  [
    'gets an error for the offer or the schedule',
    { graphql: () => ({ body: { errors: [{ message: 'No.' }] } }) },
  ],
])('The offer is not found by a member who %s', async (_, setting) => {
  openOffer(setting)
  expect(await notFound()).toBeDefined()
})

test('A member who does not manage billing causes no request for an offer', async () => {
  const { requests } = openOffer({ manageBilling: false })
  await notFound()
  expect(requests).toEqual([])
})
