import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER_ANSWER, limitedAnswer } from '../../../testing/signed-in.ts'
import { openApp } from '../../../testing/open-app.tsx'
import type { CheckoutConfirmation } from './confirm-checkout-query.ts'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const PAID: CheckoutConfirmation = {
  status: 'PAID',
  name: 'Unlimited',
  path: null,
  amountPaid: 74_500,
  amountOff: 25_000,
  currency: 'usd',
  receiptUrl: 'https://pay.example/receipt',
  renewalAmount: 99_500,
  renewsAt: Date.UTC(2027, 10, 26, 15),
}

/** Opens the page to which a checkout leads back, with what the server answers about the checkout. */
const open = (
  confirmCheckout: Partial<CheckoutConfirmation> | null,
  address = '/checkout/return?session_id=cs_1',
) =>
  openApp(address, {
    data: { ...MEMBER_ANSWER, confirmCheckout: confirmCheckout && { ...PAID, ...confirmCheckout } },
    signedIn: limitedAnswer(),
  })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const terms = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])

test('A paid plan is welcomed with what was paid, the receipt, the renewal and where to start, and its tabs appear', async () => {
  const { requests } = open({})
  expect(await heading('Confirming your payment')).toBeDefined()
  expect(await heading('Welcome to Unlimited')).toBeDefined()
  expect(terms()).toEqual([
    ['Paid', '$745, with $250 off'],
    ['Nov 26, 2027', '$995, and every year after'],
  ])
  expect(screen.getByText(/^Cancel any time in your account settings/)).toBeDefined()
  expect(linkTo('Receipt')).toBe('https://pay.example/receipt')
  expect(linkTo('Find a course')).toBe('/courses')
  // The free plan has no Home.
  expect(screen.getAllByRole('link', { name: 'Home' }).length).toBeGreaterThan(0)
  const confirmed = requests.filter(({ body }) => JSON.stringify(body).includes('cs_1'))
  expect(confirmed).toHaveLength(1)
})

test('A trial that goes on is told that nothing was charged', async () => {
  open({ amountPaid: 0, receiptUrl: null })
  await heading('Welcome to Unlimited')
  expect(terms()[0]).toEqual(['Paid', 'Nothing'])
  expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull()
})

test('What was bought once leads to its page, and renews never', async () => {
  open({ name: 'AI Mini-MBA', path: '/mini-mbas/next', renewalAmount: null, renewsAt: null })
  await heading('AI Mini-MBA is yours')
  expect(linkTo('Go to AI Mini-MBA')).toBe('/mini-mbas/next')
  expect(terms()).toHaveLength(1)
  expect(screen.queryByText(/^Cancel any time/)).toBeNull()
})

test('A payment that takes days says what opens when the money arrives', async () => {
  open({ status: 'PROCESSING', amountPaid: 0 })
  await heading('Your payment is on its way')
  expect(screen.getByText(/Unlimited opens when the money arrives/)).toBeDefined()
})

test.each([
  ['OPEN', 'Nothing was paid yet'],
  ['EXPIRED', 'This checkout has expired'],
] as const)('A checkout that is %s leads back to the plans', async (status, title) => {
  open({ status, amountPaid: 0 })
  await heading(title)
  expect(linkTo('Back to the plans')).toBe('/upgrade')
})

test('A product that was not paid leads back to its own page', async () => {
  open({ status: 'OPEN', name: 'AI Mini-MBA', path: '/mini-mbas/next', amountPaid: 0 })
  await heading('Nothing was paid yet')
  expect(linkTo('Back to AI Mini-MBA')).toBe('/mini-mbas/next')
})

test.each([
  ['that is none of the member’s', '/checkout/return?session_id=cs_other'],
  ['that the address does not name', '/checkout/return'],
])('A checkout %s is not found', async (_what, address) => {
  open(null, address)
  expect(await screen.findByText('PAGE NOT FOUND')).toBeDefined()
})

test('A confirmation that fails says that nothing is lost, and tries again', async () => {
  let fails = true
  openApp('/checkout/return?session_id=cs_1', {
    answers: {
      '/graphql': () =>
        fails
          ? { status: 503, body: { errors: [{ message: 'Busy.' }] } }
          : { body: { data: { ...MEMBER_ANSWER, confirmCheckout: PAID } } },
    },
    signedIn: limitedAnswer(),
  })
  await heading('We couldn’t confirm your payment yet')
  expect(screen.getByText(/You don’t need to pay again/)).toBeDefined()
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await heading('Welcome to Unlimited')).toBeDefined())
})
