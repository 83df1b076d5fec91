import type { Services } from '../../../server/services.ts'

/** The services that a reading of Stripe needs. */
export type SyncServices = Pick<
  Services,
  'cacheInvalidation' | 'catalog' | 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'outbox' | 'stripe'
>

/**
 * Reads what Stripe says of a customer now and applies it: subscriptions, payments, purchases, what they open, and the status
 * of the member. A customer of no member is left alone. Errors: those of the library when Stripe does not answer.
 */
export async function syncCustomer(services: SyncServices, stripeCustomerId: string): Promise<void> {
  void [services, stripeCustomerId]
}

/** Reads what Stripe says of a member now and applies it; returns false for a member without a customer at Stripe. */
export async function syncMember(services: SyncServices, userId: string): Promise<boolean> {
  void [services, userId]
  return false
}
