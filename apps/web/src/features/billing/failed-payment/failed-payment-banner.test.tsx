import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { FailedPaymentBanner } from './FailedPaymentBanner.tsx'

const PAST_DUE = {
  status: 'PAST_DUE',
  endsAt: '2026-11-30T12:00:00.000Z',
  payInvoiceUrl: 'https://invoice.stripe.test/i/1',
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function open(billing: object | null, { address = '/courses' } = {}) {
  const requests = stubService({
    '/graphql': () =>
      billing
        ? { body: { data: { getMembershipBilling: billing } } }
        : { body: { errors: [{ message: 'No.' }] } },
  })
  await renderMemberScreen(FailedPaymentBanner, { address })
  return requests
}
const banner = () => screen.findByRole('region', { name: 'Failed payment' })

test('A failed payment is told on every screen, with the day by which it is made and its page', async () => {
  await open(PAST_DUE)
  expect((await banner()).textContent).toContain(
    'Your last payment failed. Pay by Nov 30, 2026 to keep your membership.',
  )
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(PAST_DUE.payInvoiceUrl)
})

test.each([
  ['without a page of its own', { ...PAST_DUE, payInvoiceUrl: null }],
  ['of which nothing more loads', null],
])('A failed payment %s leads to the account settings', async (_, billing) => {
  await open(billing)
  await banner()
  expect(screen.getByRole('link', { name: 'See your membership' }).getAttribute('href')).toBe(
    '/account-settings#membership',
  )
})

test.each([
  ['in the account settings, which say it already', PAST_DUE, { address: '/account-settings' }],
  ['once the payment was made', { status: 'ACTIVE' }, {}],
])('The banner of a failed payment is not shown %s', async (_, billing, setting) => {
  const requests = await open(billing, setting)
  await expect.poll(() => requests.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('region')).toBeNull()
})

test('The banner of a failed payment stays closed for the visit, and then asks for nothing', async () => {
  await open(PAST_DUE)
  await banner()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  const requests = await open(PAST_DUE)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('region')).toBeNull()
  expect(requests).toEqual([])
})
