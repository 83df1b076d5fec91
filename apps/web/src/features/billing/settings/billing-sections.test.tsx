import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { stubTab } from '../portal/tab.fixture.ts'
import { ACCOUNT, billing, ENDS, openSections, region } from './account-billing.fixture.tsx'
import { BillingSections } from './BillingSections.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A member reads the plan, the next payment and what canceling changes', async () => {
  const { membership } = await openSections(billing({ nextAmount: 79_500, amountOff: 20_000 }))
  expect(membership.getByRole('heading', { name: 'Unlimited' })).toBeDefined()
  expect(membership.getByText('Active')).toBeDefined()
  expect(membership.getByText('$795 on Nov 3, 2027 ($995 less $200)')).toBeDefined()
  expect(membership.getByText(/^You keep everything until Nov 3, 2027/)).toBeDefined()
})

test('Everything about the membership comes with one request', async () => {
  const { requests } = await openSections()
  expect(requests).toHaveLength(1)
})

test('The billing portal opens from the settings, with the school’s default configuration', async () => {
  const { tab } = stubTab()
  const { requests } = await openSections()
  fireEvent.click(screen.getByRole('button', { name: 'Open billing portal' }))
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1)
  expect(requests.at(-1)?.body).toMatchObject({ variables: { configId: null } })
})

test('Canceling leads to the offer when there is one', async () => {
  await openSections()
  const cancel = screen.getByRole('link', { name: 'Cancel membership' })
  expect(cancel.getAttribute('href')).toBe('/cancel-offer')
  expect(within(region('Cancel your membership') as HTMLElement).getByText(/Within 30 days/)).toBeDefined()
})

test.each([
  [
    'nothing is offered',
    { checkStripeSubscriptionDiscountOffer: { offer: false, cancelConfigId: 'bpc_cancel' } },
    true,
  ],
  ['the flag is off', {}, false],
] as const)('Canceling leads to the portal when %s', async (_, account, cancelCopy) => {
  const { tab } = stubTab()
  const { requests } = await openSections(account, { member: { manageBilling: true }, flags: { cancelCopy } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel membership' }))
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1)
  expect(requests.at(-1)?.body).toMatchObject({ variables: { configId: 'bpc_cancel' } })
})

test('A canceled membership can be kept until it ends', async () => {
  stubTab()
  const { requests, membership } = await openSections(billing({ ...ENDS, status: 'ENDING' }))
  expect(membership.getByText('Canceled')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Keep my membership' }))
  await expect.poll(() => requests.length).toBe(2)
  expect(requests.at(-1)?.body).toMatchObject({ variables: { configId: null } })
})

test('A failed payment leads to the page on which it is made, and says until when the access goes on', async () => {
  const payInvoiceUrl = 'https://invoice.stripe.test/i/1'
  const { membership } = await openSections(billing({ ...ENDS, status: 'PAST_DUE', payInvoiceUrl }))
  expect(membership.getByText('Payment failed')).toBeDefined()
  expect(membership.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(payInvoiceUrl)
  expect(membership.getByText(/Pay by Nov 3, 2027 and nothing changes for you/)).toBeDefined()
})

test('A failed payment without such a page leads to the portal', async () => {
  const { tab } = stubTab()
  const { membership } = await openSections(billing({ ...ENDS, status: 'PAST_DUE' }))
  fireEvent.click(membership.getByRole('button', { name: 'Update your card' }))
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1)
})

test.each([
  ['a schedule that changes the subscription', { checkIfStripeScheduledSubscription: true }, true],
  ['no billing of their own', { getMembershipBilling: null }, false],
] as const)('A member with %s is shown no way to change or to cancel', async (_, account, manageBilling) => {
  await openSections(account, { member: { manageBilling } })
  expect(region('Update billing details')).toBeNull()
  expect(region('Cancel your membership')).toBeNull()
})

test('A scheduled change of the plan says who changes the billing until then', async () => {
  const { membership } = await openSections({ checkIfStripeScheduledSubscription: true })
  expect(membership.getByText(/A change of your plan is scheduled for Nov 3, 2027/)).toBeDefined()
})

test('A membership that does not load is loaded again with Retry', async () => {
  let works = false
  stubService({
    '/graphql': () => (works ? { body: { data: ACCOUNT } } : { body: { errors: [{ message: 'No.' }] } }),
  })
  await renderMemberScreen(BillingSections, { member: { manageBilling: true } })
  expect((await screen.findByRole('alert')).textContent).toBe('Your membership didn’t load.')
  expect(region('Receipts')).toBeNull()
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Unlimited' })).toBeDefined()
})
