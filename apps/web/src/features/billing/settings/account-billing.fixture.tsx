import { cleanup, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import type { AccountBilling, Billing } from './account-billing-query.ts'
import { BillingSections } from './BillingSections.tsx'

const RENEWAL = '2027-11-03T12:00:00.000Z'
const BILLING: Billing = {
  planName: 'Unlimited',
  status: 'ACTIVE',
  currency: 'usd',
  amount: 99_500,
  nextAmount: 99_500,
  // The endpoint answers texts, which the client turns into milliseconds.
  nextPaymentAt: RENEWAL as unknown as number,
  amountOff: 0,
  endsAt: null,
  payInvoiceUrl: null,
}
/** The receipt of a year of a plan. */
export const RECEIPT = {
  paymentId: 'ch_1',
  description: 'Unlimited, one year',
  amount: 99_500,
  amountRefunded: 0,
  currency: 'usd',
  paidAt: '2026-11-03T12:00:00.000Z' as unknown as number,
  receiptUrl: 'https://pay.stripe.test/receipts/1',
}
export const ACCOUNT: AccountBilling = {
  getMembershipBilling: BILLING,
  checkIfStripeScheduledSubscription: false,
  checkStripeSubscriptionDiscountOffer: { offer: true, cancelConfigId: 'bpc_cancel' },
  listReceipts: [RECEIPT],
  getMember: { scholarship: null },
}
/** The fields of a membership that is not paid again. */
export const ENDS = { nextAmount: null, nextPaymentAt: null, endsAt: RENEWAL as unknown as number }

/** Opens the sections for a member who pays, with the fields of `account`; returns the requests and the section of the membership. */
export async function openSections(
  account: Partial<AccountBilling> = {},
  setting: Parameters<typeof renderMemberScreen>[1] = {},
) {
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  const requests = stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables?: object }
      const isPortal = variables && 'configId' in variables
      const createStripePortalUrl = { url: 'https://billing.stripe.test/p/1', error: null }
      return { body: { data: isPortal ? { createStripePortalUrl } : { ...ACCOUNT, ...account } } }
    },
  })
  const Screen = () => (
    <>
      <h1>Account settings</h1>
      <BillingSections />
    </>
  )
  await renderMemberScreen(Screen, {
    member: { manageBilling: true },
    flags: { cancelCopy: true },
    address: '/account-settings',
    ...setting,
  })
  const membership = within(await screen.findByRole('region', { name: 'Your membership' }))
  await membership.findAllByRole('heading', { level: 3 })
  return { requests, membership }
}
/** Returns the answer for a subscription with the fields of `more`. */
export const billing = (more: Partial<Billing>) => ({ getMembershipBilling: { ...BILLING, ...more } })
/** Returns the section of a name; null without one. */
export const region = (name: string) => screen.queryByRole('region', { name })
