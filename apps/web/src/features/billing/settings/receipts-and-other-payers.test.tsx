import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { billing, ENDS, openSections, RECEIPT, region } from './account-billing.fixture.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('An ended membership says since when, keeps its receipts and leads to a new one', async () => {
  const { membership } = await openSections(billing({ ...ENDS, status: 'ENDED' }), {
    accountType: 'ALUMNI',
    areas: [],
  })
  expect(membership.getByRole('heading', { name: 'Your membership ended on Nov 3, 2027' })).toBeDefined()
  expect(membership.getByRole('link', { name: 'Become a member again' }).getAttribute('href')).toBe(
    '/resubscribe',
  )
  expect(region('Receipts')).not.toBeNull()
})

test('An employee reads who pays, without a way to pay', async () => {
  const customer = { customerId: 'acme', name: 'Acme', type: 'ENTERPRISE' } as never
  const { membership } = await openSections(
    { getMembershipBilling: null, listReceipts: [] },
    { accountType: 'EMPLOYEE', member: { customer } },
  )
  expect(membership.getByRole('heading', { name: 'Acme pays for your membership' })).toBeDefined()
  expect(membership.queryByRole('link')).toBeNull()
  expect(region('Receipts')).toBeNull()
})

test('A trial reads when it ends, that nothing is charged, and where to become a member', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 15))
  const { membership } = await openSections(
    { getMembershipBilling: null, listReceipts: [] },
    { accountType: 'TRIAL', member: { trialEndDate: Date.UTC(2026, 10, 30, 23) } },
  )
  expect(membership.getByRole('heading', { name: 'Your trial ends Mon, Nov 30' })).toBeDefined()
  expect(membership.getByText(/nothing is charged/)).toBeDefined()
  expect(membership.getByRole('link', { name: 'Become a member' }).getAttribute('href')).toBe('/resubscribe')
})

test('A scholar reads which scholarship pays', async () => {
  const { membership } = await openSections(
    { getMembershipBilling: null, listReceipts: [], getMember: { scholarship: { name: 'Open Door' } } },
    { member: {} },
  )
  expect(membership.getByText(/The Open Door pays for it/)).toBeDefined()
})

test('Receipts lead to Stripe, and say what was refunded', async () => {
  const refunded = {
    ...RECEIPT,
    paymentId: 'ch_2',
    description: 'Subscription update',
    amountRefunded: 99_500,
    receiptUrl: null,
  }
  const partly = { ...RECEIPT, paymentId: 'ch_3', amountRefunded: 10_050 }
  await openSections({ listReceipts: [RECEIPT, refunded, partly] })
  const rows = within(region('Receipts') as HTMLElement).getAllByRole('listitem')
  const [first, second, third] = rows.map((row) => within(row))
  const link = first?.getByRole('link', { name: 'Receipt of Nov 3, 2026, $995' })
  expect(link?.getAttribute('href')).toBe(RECEIPT.receiptUrl)
  expect(second?.getByText('Membership payment')).toBeDefined()
  expect(second?.getByText('Refunded')).toBeDefined()
  expect(second?.queryByRole('link')).toBeNull()
  expect(third?.getByText('$100.50 refunded')).toBeDefined()
})

test('A subscription without a payment says that there are no receipts yet', async () => {
  await openSections({ listReceipts: [] })
  expect(screen.getByText(/You have not paid anything yet/)).toBeDefined()
})
