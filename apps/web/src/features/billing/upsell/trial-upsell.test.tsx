import { focusManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { hideToasts, readToasts } from '@section/ui/toast/show-toast.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { subscriptionOffer } from '../subscription-offer.fixture.ts'
import { subscriptionOfferQuery } from '../subscription-offer-query.ts'
import { TrialUpsell } from './TrialUpsell.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

const NOW = Date.UTC(2026, 10, 26, 15)

let left: string[]
beforeEach(() => {
  left = []
  vi.stubEnv('TZ', 'America/New_York')
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
})
afterEach(() => {
  cleanup()
  hideToasts()
  vi.restoreAllMocks()
  vi.mocked(track).mockReset()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const Screen = () => (
  <Page>
    <TrialUpsell />
  </Page>
)
const OFFER = subscriptionOffer({ dueNow: 0, firstPaymentAt: NOW + 4 * DAY_MS })

type Setting = NonNullable<Parameters<typeof renderMemberScreen>[1]>

const open = ({ offer = OFFER, ...setting }: Setting & { offer?: typeof OFFER | null } = {}) =>
  renderMemberScreen(Screen, {
    accountType: 'TRIAL',
    member: { trialEndDate: NOW + 4 * DAY_MS },
    known: [[subscriptionOfferQuery.queryKey, offer]],
    ...setting,
  })

const banner = () => screen.queryByRole('region', { name: 'Membership' })

test('The trial banner says what a year costs and that nothing is charged before the trial ends', async () => {
  const requests = stubService({})
  await open()
  expect(banner()?.textContent).toBe(
    'Stay with Unlimited for $995 a year. Nothing is charged before your trial ends, and you can cancel until then.Become a Member',
  )
  expect(requests).toEqual([])
})

test.each<[string, Parameters<typeof open>[0]]>([
  ['a trial that ends later than the days of the flag', { flags: { trialUpsellDays: 3 } }],
  ['a member', { accountType: 'MEMBER' }],
  ['a trial without an end', { member: { trialEndDate: null } }],
  ['a trial to which nothing is sold', { offer: null }],
  ['a trial whose offer did not load', { known: [] }],
])('The trial banner is not shown to %s, without a request', async (_who, setting) => {
  const requests = stubService({})
  await open(setting)
  expect(banner()).toBeNull()
  expect(requests).toEqual([])
})

test('The trial banner says what is charged at once when its page is looked at again days later', async () => {
  const { firstAmount: dueNow } = OFFER
  stubService({
    '/graphql': { body: { data: { getSubscriptionOffer: { ...OFFER, dueNow, firstPaymentAt: null } } } },
  })
  await open()
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await waitFor(() => expect(banner()?.textContent).toContain('$995 is charged today'))
  focusManager.setFocused(undefined)
})

test('The button of the trial banner leads to the checkout', async () => {
  const url = 'https://checkout.example/cs_1'
  stubService({
    '/graphql': { body: { data: { createStripeSubscriptionCheckoutSession: { url, error: null } } } },
  })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Become a Member' }))
  await waitFor(() => expect(left).toEqual([url]))
  expect(track).toHaveBeenCalledWith('CTA Clicked', { text: 'Become a Member', location: 'home' })
})

test('The trial banner is hidden when its checkout fails, which a toast says', async () => {
  const result = { url: null, error: { code: 'CHECKOUT_UNAVAILABLE' } }
  stubService({ '/graphql': { body: { data: { createStripeSubscriptionCheckoutSession: result } } } })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Become a Member' }))
  await waitFor(() => expect(banner()).toBeNull())
  expect(readToasts().at(-1)?.message).toBe('Our e-commerce provider is having trouble at the moment.')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(track).toHaveBeenCalledWith('Background Process Failed', {
    process: 'createStripeSubscriptionCheckoutSession',
  })
})
