import { invalid } from '../account/refusal.ts'
import { listPage, pageParams } from '../http/list-page.ts'
import {
  address,
  bool,
  fields,
  mergeMetadata,
  metadata,
  oneOf,
  anyText,
  unsettable,
} from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { addPortalConfiguration, addPortalSession, type PortalSession } from '../objects/portal.ts'

const nothing = fields({}, {})

const afterCompletion = fields(
  { type: oneOf('hosted_confirmation', 'portal_homepage', 'redirect') },
  {
    redirect: fields({ return_url: address }, {}),
    hosted_confirmation: fields({}, { custom_message: anyText }),
  },
)
const flow = fields(
  { type: oneOf('payment_method_update', 'subscription_cancel') },
  { after_completion: afterCompletion, subscription_cancel: fields({ subscription: anyText }, {}) },
)

export const PORTAL = [
  route(
    'POST',
    '/v1/billing_portal/configurations',
    fields(
      {
        features: fields(
          {},
          {
            invoice_history: fields({ enabled: bool }, {}),
            payment_method_update: fields({ enabled: bool }, {}),
            subscription_cancel: fields({ enabled: bool }, { mode: oneOf('at_period_end') }),
          },
        ),
      },
      {
        business_profile: fields({}, { headline: anyText }),
        default_return_url: address,
        metadata: unsettable(metadata),
        name: anyText,
      },
    ),
    ({ account, params: { business_profile, features, metadata, ...facts } }) => {
      const configuration = addPortalConfiguration(account, {
        ...facts,
        headline: business_profile?.headline ?? null,
        metadata: mergeMetadata(null, metadata ?? null),
        cancels: features.subscription_cancel?.enabled ?? false,
      })
      configuration.features.invoice_history.enabled = features.invoice_history?.enabled ?? false
      configuration.features.payment_method_update.enabled = features.payment_method_update?.enabled ?? false
      return configuration
    },
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    fields({}, { ...pageParams, active: bool, is_default: bool }),
    ({ account, params, path }) =>
      listPage(
        path,
        [...account.objects.portalConfigurations.values()].filter(
          ({ active, is_default: isDefault }) =>
            (params.active === undefined || active === params.active) &&
            (params.is_default === undefined || isDefault === params.is_default),
        ),
        params,
      ),
  ),
  route('GET', '/v1/billing_portal/configurations/:id', nothing, ({ account, id }) =>
    account.need('portalConfigurations', id),
  ),
  route(
    'POST',
    '/v1/billing_portal/sessions',
    fields({ customer: anyText }, { configuration: anyText, flow_data: flow, return_url: address }),
    ({ account, params }) => {
      account.need('customers', params.customer, 'customer')
      const configurations = account.objects.portalConfigurations
      const configuration =
        params.configuration === undefined
          ? [...configurations.values()].find((candidate) => candidate.is_default)
          : account.need('portalConfigurations', params.configuration, 'configuration')
      if (!configuration)
        throw invalid(
          'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
        )
      const canceled = params.flow_data?.subscription_cancel?.subscription
      if (canceled !== undefined)
        account.need('subscriptions', canceled, 'flow_data[subscription_cancel][subscription]')
      return addPortalSession(account, {
        customer: params.customer,
        configuration,
        return_url: params.return_url ?? null,
        flow: params.flow_data ? flowOf(params.flow_data) : null,
      })
    },
  ),
]

function flowOf({
  after_completion: after,
  subscription_cancel: cancel,
  type,
}: ReturnType<typeof flow>): PortalSession['flow'] {
  if (type === 'subscription_cancel' && !cancel)
    throw invalid('Missing required param: flow_data[subscription_cancel].', {
      code: 'parameter_missing',
      param: 'flow_data[subscription_cancel]',
    })
  return {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: cancel ? { retention: null, subscription: cancel.subscription } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  }
}
