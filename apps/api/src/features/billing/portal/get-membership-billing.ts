import type { MembershipBilling } from '@section/contract/generated/schema-types.ts'
import { membershipPayment } from '@section/domain/billing/membership/membership-billing.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { inMilliseconds } from '../billing-rows.ts'
import { findSubscription } from './subscription-store.ts'

/**
 * Returns how the viewer pays for their membership, or paid for their last one; null for members who never had one. See
 * docs/product/billing.md#failed-payments.
 */
export async function getMembershipBilling({
  services: { config, database },
  viewer,
  now,
}: UseCaseContext<'config' | 'database'>): Promise<MembershipBilling | null> {
  const found = await findSubscription(database.db, viewer.userId)
  if (!found) return null
  const { planName, currency, amount, openInvoiceUrl } = found
  const payment = membershipPayment(inMilliseconds(found), { graceDays: config.graceDays, now })
  const { nextPaymentAt, endsAt } = payment
  return {
    ...payment,
    planName: planName ?? 'Membership',
    currency,
    amount,
    nextPaymentAt: nextPaymentAt === null ? null : new Date(nextPaymentAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    payInvoiceUrl: openInvoiceUrl,
  }
}
