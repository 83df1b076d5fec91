import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hideToasts, readToasts } from '@section/ui/toast/show-toast.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { subscriptionOffer } from '../subscription-offer.fixture.ts'
import { type SubscriptionOffer, subscriptionOfferQuery } from '../subscription-offer-query.ts'
import { ResubscribePage } from './ResubscribePage.tsx'
import { scholarshipQuery } from './scholarship-query.ts'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

let left: string[]
beforeEach(() => {
  left = []
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 15))
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
})
afterEach(() => {
  cleanup()
  hideToasts()
  vi.restoreAllMocks()
  vi.mocked(track).mockReset()
  vi.unstubAllGlobals()
})

type Setting = NonNullable<Parameters<typeof renderMemberScreen>[1]>
type Opened = Setting & { offer?: SubscriptionOffer | null; scholarship?: string | null }

const open = ({ offer = subscriptionOffer(), scholarship = null, ...setting }: Opened) =>
  renderMemberScreen(ResubscribePage, {
    address: '/resubscribe',
    known: [
      [subscriptionOfferQuery.queryKey, offer],
      [scholarshipQuery.queryKey, scholarship],
    ],
    ...setting,
  })

const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
/** Returns what is charged when, as `[when, what]`. */
const terms = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])

const ENDED = { accountType: 'ALUMNI', areas: [] } as const
const POST_TRIAL = { accountType: 'POST_TRIAL', areas: [] } as const
const ENTERPRISE = {
  customer: {
    customerId: 'acme',
    name: 'Acme',
    type: 'ENTERPRISE',
    enableProfAI: false,
    disableAIFeatures: false,
    logoUrl: null,
    accentColor: null,
  },
} as const

describe('The membership page', () => {
  test('offers a former trial a membership with the code, which can be copied and is applied by the checkout', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const discount = { dueNow: 74_500, firstAmount: 74_500, amountOff: 25_000, promotionCode: 'WELCOME250' }
    await open({ ...POST_TRIAL, offer: subscriptionOffer(discount) })
    expect(heading('Your free trial has ended')).toBeDefined()
    expect(screen.getByText('$745').parentElement?.textContent).toBe(
      '$745instead of $995 for your first year',
    )
    expect(screen.getByText(/^\$250 off your first year/)).toBeDefined()
    expect(terms()).toEqual([
      ['Today', '$745, with $250 off'],
      ['Nov 26, 2027', '$995, and every year after'],
    ])
    fireEvent.click(button('Copy code'))
    await waitFor(() => expect(readToasts().at(-1)?.message).toBe('The code is copied.'))
    expect(copied).toHaveBeenCalledWith('WELCOME250')
    expect(button('Become a Member')).toBeDefined()
  })

  test('offers a former member the plan again', async () => {
    await open(ENDED)
    expect(heading('Uh oh!')).toBeDefined()
    expect(button('Resubscribe')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
    expect(screen.getByText(/^Cancel any time in your account settings/)).toBeDefined()
    expect(screen.getByText('Business courses')).toBeDefined()
  })

  test('tells a running trial its end, and that nothing is charged before', async () => {
    const trialEndDate = Date.UTC(2026, 11, 3, 15)
    const offer = subscriptionOffer({ dueNow: 0, firstPaymentAt: trialEndDate })
    await open({ accountType: 'TRIAL', member: { trialEndDate }, offer })
    expect(heading('Your trial ends Thu, Dec 3')).toBeDefined()
    expect(terms().slice(0, 2)).toEqual([
      ['Today', 'Nothing'],
      ['Dec 3, 2026', '$995, when your trial ends'],
    ])
    expect(button('Become a Member')).toBeDefined()
  })

  test('offers a membership to the buyer of a single course', async () => {
    await open({ areas: ['mc-transactional'] })
    expect(heading('Become a member')).toBeDefined()
    expect(button('Become a Member')).toBeDefined()
  })

  test('sells nothing to a member whose scholarship pays', async () => {
    await open({ scholarship: 'Open Door Scholarship', offer: null })
    expect(heading('Your scholarship covers your membership')).toBeDefined()
    expect(screen.getByText(/The Open Door Scholarship pays for it/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Courses' })).toBeDefined()
  })

  test('sells nothing to a member whose membership runs without a subscription', async () => {
    await open({})
    expect(heading('Your membership is running')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows members of an enterprise customer the support’s address instead of a button', async () => {
    await open({ ...ENDED, member: ENTERPRISE, offer: null })
    expect(screen.getByText(/Please contact support at support@demo\.school/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('points to support when nothing is on sale', async () => {
    await open({ ...ENDED, offer: null })
    expect(screen.getByText(/No membership is on sale here right now/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Customer Support' })).toBeDefined()
  })

  test('says when the Mini-MBA of a member starts, also beside an offer', async () => {
    const { queryClient } = await open({ areas: ['bootcamps'] })
    expect(screen.queryByText(/Your Mini-MBA starts soon/)).toBeNull()
    queryClient.setQueryData(['viewer'], (signedIn: { viewer: { entitlements: object[] } }) => ({
      ...signedIn,
      viewer: {
        ...signedIn.viewer,
        entitlements: signedIn.viewer.entitlements.map((held) => ({ ...held, label: '2027-02-09' })),
      },
    }))
    expect(await screen.findByText(/Your Mini-MBA starts soon, on Feb 9, 2027\./)).toBeDefined()
  })
})

describe('The button of the membership page', () => {
  const answering = (result: object) =>
    stubService({ '/graphql': { body: { data: { createStripeSubscriptionCheckoutSession: result } } } })

  test('begins one checkout and leaves for its page', async () => {
    const requests = answering({ url: 'https://checkout.example/cs_1', error: null })
    await open(ENDED)
    fireEvent.click(button('Resubscribe'))
    fireEvent.click(screen.getByRole('button', { name: /Resubscribe/ }))
    await waitFor(() => expect(left).toEqual(['https://checkout.example/cs_1']))
    expect(requests).toHaveLength(1)
    expect(track).toHaveBeenCalledWith('CTA Clicked', { text: 'Resubscribe', location: 'resubscribe' })
  })

  test('shows the error of a checkout that did not begin, and puts it into the address', async () => {
    answering({ url: null, error: { code: 'CHECKOUT_UNAVAILABLE' } })
    const { address } = await open(ENDED)
    fireEvent.click(button('Resubscribe'))
    await waitFor(() => expect(address()).toBe('/resubscribe?ec=scfu'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Our e-commerce provider is having trouble at the moment. Our help center can help.',
    )
    expect(track).toHaveBeenCalledWith('Background Process Failed', {
      process: 'createStripeSubscriptionCheckoutSession',
    })
  })

  test('says of a checkout that the member left that it was canceled, and is no alert', async () => {
    await open({ ...ENDED, address: '/resubscribe?ec=uc' })
    expect(await screen.findByText(/^Checkout cancelled\./)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
