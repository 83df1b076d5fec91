import type { Services } from '../../../server/services.ts'

/** The services that a reading of Stripe needs. */
export type SyncServices = Pick<
  Services,
  | 'billingCatalog'
  | 'cacheInvalidation'
  | 'catalog'
  | 'clock'
  | 'config'
  | 'database'
  | 'jobs'
  | 'log'
  | 'outbox'
  | 'stripe'
>
