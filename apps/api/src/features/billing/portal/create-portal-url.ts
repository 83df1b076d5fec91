import type {
  MutationCreateStripePortalUrlArgs,
  PortalUrlResult,
} from '@section/contract/generated/schema-types.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { findStripeCustomer } from '../sync/readings-store.ts'

/** Refuses the billing portal. */
export const portalRefusal = refusedResult<PortalUrlResult>({ url: null })

/**
 * Opens Stripe's billing portal for the viewer, also after their membership has ended, and returns its address, which works
 * once and for a few minutes. `configId` is one of the catalog's; null for the portal as the school has set it up at Stripe.
 * Errors: NO_BILLING for whom no customer exists, or for whom an organization pays and no subscription of their own is
 * left to end; BILLING_UNAVAILABLE.
 */
export async function createPortalUrl(
  { services, viewer }: UseCaseContext<'billingCatalog' | 'config' | 'database' | 'log' | 'stripe'>,
  { configId }: MutationCreateStripePortalUrlArgs,
): Promise<PortalUrlResult> {
  if (viewer.customerType === 'ENTERPRISE' && !viewer.hasActiveSubscription)
    return portalRefusal('NO_BILLING')
  const customer = await findStripeCustomer(services.database.db, viewer.userId)
  if (customer === undefined) return portalRefusal('NO_BILLING')
  const { discounts } = await services.billingCatalog.current()
  if (configId && !discounts.some(({ portalConfigId }) => portalConfigId === configId))
    return portalRefusal('BILLING_UNAVAILABLE')
  const asked = await askStripe(services, 'open the billing portal', (stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl(services.config)}${pathTo('accountSettings')}`,
      ...(configId ? { configuration: configId } : {}),
    }),
  )
  return 'failure' in asked ? portalRefusal('BILLING_UNAVAILABLE') : { url: asked.answer.url, error: null }
}
