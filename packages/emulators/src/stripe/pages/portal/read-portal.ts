import type Stripe from 'stripe'
import type { StripeAccount } from '../../account/stripe-account.ts'
import type { Wire } from '../../account/wire.ts'
import { isOver } from '../../billing/end-subscription.ts'
import { cardOf } from '../../billing/renew.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { chargeOf } from '../invoices/paid-charge.ts'
import { previewInvoice } from '../../billing/invoices/preview-invoice.ts'
import type { PortalView } from './portal-page.ts'

type PortalSession = Wire<Stripe.BillingPortal.Session>

/** Reads what the portal of a session shows. */
export function readPortal(
  account: StripeAccount,
  session: PortalSession,
): Pick<PortalView, 'customer' | 'plans' | 'method' | 'invoices' | 'cancels'> {
  const customer = account.need('customers', session.customer)
  const subscriptions = [...account.objects.subscriptions.values()].filter(
    (one) => one.customer === customer.id && !isOver(one),
  )
  const [subscription] = subscriptions
  const ownMethod = customer.invoice_settings.default_payment_method
  const configuration = account.objects.portalConfigurations.get(session.configuration)
  return {
    customer,
    plans: subscriptions.map((one) => ({
      subscription: one,
      name: nameOf(account, one),
      nextAmount: previewInvoice(account, one)?.amount_due ?? null,
    })),
    method: subscription
      ? cardOf(account, subscription)
      : account.objects.paymentMethods.get(ownMethod ?? ''),
    invoices: [...account.objects.invoices.values()]
      .filter((invoice) => invoice.customer === customer.id && invoice.status !== 'draft')
      .toReversed()
      .map((invoice) => ({ invoice, charge: chargeOf(account, invoice.id) })),
    cancels: configuration?.features.subscription_cancel.enabled ?? true,
  }
}

/** Returns the name of what a subscription pays for. */
export function nameOf(account: StripeAccount, { items }: Subscription): string {
  const product = items.data[0]?.price.product ?? ''
  return account.objects.products.get(product)?.name ?? product
}
