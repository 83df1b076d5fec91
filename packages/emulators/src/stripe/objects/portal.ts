import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'

export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>
export type PortalSession = Wire<Stripe.BillingPortal.Session>

export interface PortalConfigurationFacts {
  id?: string
  name?: string | null
  isDefault?: boolean
  headline?: string | null
  default_return_url?: string | null
  metadata?: Record<string, string>
  /** Whether people cancel in it, at the end of the period. */
  cancels?: boolean
}

/** Adds what a portal lets people do; the first one is the default. */
export function addPortalConfiguration(
  books: AccountBooks,
  facts: PortalConfigurationFacts = {},
): PortalConfiguration {
  const now = books.time()
  const configuration = {
    id: facts.id ?? books.newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: facts.headline ?? null,
      privacy_policy_url: null,
      terms_of_service_url: null,
    },
    created: now,
    default_return_url: facts.default_return_url ?? null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: facts.cancels ?? true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: facts.isDefault ?? books.objects.portalConfigurations.size === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: facts.metadata ?? {},
    name: facts.name ?? null,
    updated: now,
  } satisfies PortalConfiguration
  books.objects.portalConfigurations.set(configuration.id, configuration)
  books.emit('billing_portal.configuration.created', configuration)
  return configuration
}

/** Adds a session of the portal, with the address of its page. */
export function addPortalSession(
  books: AccountBooks,
  facts: {
    customer: string
    configuration: PortalConfiguration
    return_url: string | null
    flow: PortalSession['flow']
  },
): PortalSession {
  const id = books.newId('bps')
  const session = {
    id,
    object: 'billing_portal.session',
    configuration: facts.configuration.id,
    // By the account's clock, not the customer's: the person who opens the page lives in it.
    created: books.time(),
    customer: facts.customer,
    customer_account: null,
    flow: facts.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: facts.return_url ?? facts.configuration.default_return_url,
    url: books.pageUrl(`/portal/${id}`) ?? '',
  } satisfies PortalSession
  books.objects.portalSessions.set(id, session)
  books.emit('billing_portal.session.created', session)
  return session
}
