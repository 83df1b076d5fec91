import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { type PlanOnSale, plansQuery } from './plans-query.ts'
import { UpgradePage } from './UpgradePage.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

const academy: PlanOnSale = {
  planId: 'ai-academy',
  productId: 'prod_ai_academy',
  name: 'AI Academy',
  amount: 75_000,
  currency: 'usd',
  features: ['AI resources'],
}
const unlimited: PlanOnSale = {
  ...academy,
  planId: 'unlimited',
  productId: 'prod_unlimited',
  name: 'Unlimited',
  amount: 99_500,
  features: ['AI resources', 'Business courses'],
}

let left: string[]
beforeEach(() => {
  left = []
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.mocked(track).mockReset()
  vi.unstubAllGlobals()
})

const open = (address = '/upgrade', plans: PlanOnSale[] = [academy, unlimited]) =>
  renderMemberScreen(UpgradePage, {
    address,
    accountType: 'LIMITED',
    areas: ['mc-limited'],
    known: [[plansQuery.queryKey, plans]],
  })

const answering = (result: object) =>
  stubService({ '/graphql': { body: { data: { createStripeCheckoutForProduct: result } } } })
const upgradeTo = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Upgrade to ${name}` }))

/** Returns the card of a plan. */
const card = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement)

describe('The pricing page', () => {
  test('shows each plan with its price, what is charged, and its features beside those of the other plan', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Membership Pricing' })).toBeDefined()
    expect(card('AI Academy').getByText('$750').parentElement?.textContent).toBe('$750a year')
    expect(card('AI Academy').getByText(/^You pay \$750 today/).textContent).toBe(
      'You pay $750 today. It renews every year at $750 until you cancel.',
    )
    const features = (name: string) =>
      card(name)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(features('AI Academy')).toEqual(['AI resources', 'Not included: Business courses'])
    expect(features('Unlimited Recommended')).toEqual(['AI resources', 'Business courses'])
  })

  test('says that plans renew, how they are canceled, that Mini-MBAs are purchased separately, and where teams learn more', async () => {
    await open()
    expect(screen.getByText(/renews by itself at the same price/)).toBeDefined()
    expect(screen.getByText(/^Cancel any time in your account settings/)).toBeDefined()
    expect(screen.getByText('Mini-MBAs are purchased separately.')).toBeDefined()
    expect(screen.getByText(/Groups of 15\+/)).toBeDefined()
    const link = screen.getByRole('link', { name: /Learn more/ })
    expect(link.getAttribute('href')).toBe('mailto:support@demo.school')
  })

  test('recommends nothing when it sells one plan', async () => {
    await open('/upgrade', [academy])
    expect(screen.queryByText('Recommended')).toBeNull()
  })

  test('points to support when no plan is on sale', async () => {
    await open('/upgrade', [])
    expect(screen.getByRole('heading', { name: 'No plan is on sale right now' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Customer Support' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull()
  })

  test.each([
    ['pnf', 'This product is not available for purchase.'],
    ['pns', 'This product is not available for purchase.'],
    ['scf', 'Our e-commerce provider is having trouble at the moment.'],
    ['scfu', 'Our e-commerce provider is having trouble at the moment.'],
    ['uc', 'Checkout cancelled.'],
    ['what', 'The checkout process failed, please try again later.'],
  ])('tells the checkout error %s of its address, with a pointer to the help center', async (ec, text) => {
    await open(`/upgrade?ec=${ec}`)
    const message = await screen.findByText(text, { exact: false })
    expect(message.textContent).toBe(`${text} Our help center can help.`)
    expect(within(message).getByRole('link').getAttribute('href')).toBe('/dev/help')
  })
})

describe('An Upgrade button', () => {
  test('begins one checkout in the name of the member, however often it is pressed, and leaves for its page', async () => {
    const requests = answering({ url: 'https://checkout.example/cs_1', error: null })
    await open()
    upgradeTo('Unlimited')
    upgradeTo('Unlimited')
    upgradeTo('AI Academy')
    await waitFor(() => expect(left).toEqual(['https://checkout.example/cs_1']))
    upgradeTo('Unlimited')
    expect(requests.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
      {
        checkout: {
          product_id: 'prod_unlimited',
          cancel_url: `${location.origin}/upgrade?ec=uc`,
          return_url: `${location.origin}/checkout/return`,
          email: 'nia@example.com',
          first_name: 'Nia',
          last_name: 'Okafor',
          user_id: 'user-1',
        },
      },
    ])
    expect(vi.mocked(track).mock.calls).toEqual([
      ['CTA Clicked', { text: 'Upgrade to Unlimited', location: 'upgrade' }],
    ])
  })

  test('works again when the browser brings the left page back', async () => {
    const requests = answering({ url: 'https://checkout.example/cs_1', error: null })
    await open()
    upgradeTo('Unlimited')
    await waitFor(() => expect(left).toHaveLength(1))
    fireEvent(window, new Event('pageshow'))
    upgradeTo('AI Academy')
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  test.each([
    ['PRODUCT_NOT_FOUND', 'pnf'],
    ['PRODUCT_NOT_SOLD', 'pns'],
    ['CHECKOUT_FAILED', 'scf'],
    ['CHECKOUT_UNAVAILABLE', 'scfu'],
    ['CHECKOUT_REFUSED', 'cf'],
  ])('puts the refusal %s into the address as %s, and is tracked as failed', async (code, ec) => {
    answering({ url: null, error: { code } })
    const { address } = await open()
    upgradeTo('Unlimited')
    await waitFor(() => expect(address()).toBe(`/upgrade?ec=${ec}`))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Our help center can help\.$/)
    expect(track).toHaveBeenCalledWith('Background Process Failed', {
      process: 'createStripeCheckoutForProduct',
    })
    expect(left).toEqual([])
  })

  test('tells the general error when the server does not answer, and takes it away at the next try', async () => {
    stubService({})
    const { address } = await open()
    upgradeTo('Unlimited')
    await waitFor(() => expect(address()).toBe('/upgrade?ec=cf'))
    answering({ url: 'https://checkout.example/cs_2', error: null })
    upgradeTo('Unlimited')
    await waitFor(() => expect(left).toHaveLength(1))
    expect(address()).toBe('/upgrade')
  })
})
