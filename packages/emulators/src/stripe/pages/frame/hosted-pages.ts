import type { StripeAccount } from '../../account/stripe-account.ts'
import type { WebhookDeliveries } from '../../webhooks/deliveries.ts'

/** What the hosted pages show and change. */
export interface HostedPages {
  account: StripeAccount
  deliveries: WebhookDeliveries
}
