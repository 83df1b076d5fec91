import { DECLINED } from '../account/cards.ts'
import { invalid, StripeRefusal } from '../account/refusal.ts'
import type { StripeAccount } from '../account/stripe-account.ts'
import { paysAlone } from '../billing/pay-intent.ts'
import { startSubscription } from '../billing/start-subscription.ts'
import { updateSubscription } from '../billing/update-subscription.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import {
  bool,
  either,
  fields,
  integer,
  listOf,
  mergeMetadata,
  metadata,
  oneOf,
  anyText,
  unsettable,
} from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { currentPeriod, type Subscription } from '../objects/subscription.ts'

const nothing = fields({}, {})
const prorationBehavior = oneOf('always_invoice', 'create_prorations', 'none')
const discounts = unsettable(
  listOf(fields({}, { coupon: anyText, discount: anyText, promotion_code: anyText })),
)
const status = oneOf(
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'trialing',
  'unpaid',
)

const newSubscription = fields(
  { customer: anyText, items: listOf(fields({ price: anyText }, { quantity: integer })) },
  {
    cancel_at: integer,
    cancel_at_period_end: bool,
    default_payment_method: anyText,
    description: anyText,
    discounts,
    metadata,
    off_session: bool,
    payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
    trial_end: integer,
    trial_period_days: integer,
  },
)

const changes = fields(
  {},
  {
    cancel_at: unsettable(either(oneOf('max_period_end', 'min_period_end'), integer)),
    cancel_at_period_end: bool,
    default_payment_method: anyText,
    description: unsettable(anyText),
    discounts,
    items: listOf(fields({}, { id: anyText, price: anyText, quantity: integer })),
    metadata: unsettable(metadata),
    proration_behavior: prorationBehavior,
    trial_end: either(oneOf('now'), integer),
  },
)

const filters = fields(
  {},
  {
    ...pageParams,
    ...createdParam,
    collection_method: oneOf('charge_automatically', 'send_invoice'),
    current_period_end: createdParam.created,
    customer: anyText,
    price: anyText,
    status,
    test_clock: anyText,
  },
)

export const SUBSCRIPTIONS = [
  route('POST', '/v1/subscriptions', newSubscription, ({ account, params }) => create(account, params)),
  route('GET', '/v1/subscriptions', filters, ({ account, params, path }) => {
    const { current_period_end: end, ...rest } = params
    const found = [...account.objects.subscriptions.values()].filter((subscription) =>
      isAskedFor(subscription, rest),
    )
    const ending = new Set(
      end === undefined
        ? found.map(({ id }) => id)
        : listPage(
            path,
            found.map((subscription) => ({ id: subscription.id, created: currentPeriod(subscription).end })),
            { created: end, limit: found.length },
          ).data.map(({ id }) => id),
    )
    return listPage(
      path,
      found.filter(({ id }) => ending.has(id)),
      rest,
    )
  }),
  route('GET', '/v1/subscriptions/:id', nothing, ({ account, id }) => account.need('subscriptions', id)),
  route('POST', '/v1/subscriptions/:id', changes, ({ account, id, params }) => {
    const subscription = account.need('subscriptions', id)
    const { metadata: change, ...wish } = params
    updateSubscription(account, subscription, {
      ...wish,
      ...(change !== undefined && { metadata: mergeMetadata(subscription.metadata, change) }),
    })
    return subscription
  }),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    fields(
      {},
      {
        cancellation_details: fields({}, { comment: anyText, feedback: anyText }),
        invoice_now: bool,
        prorate: bool,
      },
    ),
    ({ account, id, params }) => {
      // What is left of the period would become a credit and no money: nothing here asks for that.
      if (params.prorate || params.invoice_now)
        throw invalid('The emulator cancels without `prorate` and `invoice_now`.', { param: 'prorate' })
      return account.cancelSubscription(id)
    },
  ),
]

function create(account: StripeAccount, params: ReturnType<typeof newSubscription>): Subscription {
  const { customer, payment_behavior: behavior, trial_end: end, trial_period_days: days } = params
  account.need('customers', customer, 'customer')
  const at = account.time(customer)
  const trialEnd = end ?? (days === undefined ? null : at + days * 86_400)
  const past = [trialEnd, params.cancel_at ?? null].some((moment) => moment !== null && moment <= at)
  if (past) throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.')
  const items = params.items.map(({ price, quantity = 1 }, index) => ({
    price: account.need('prices', price, `items[${index}][price]`),
    quantity,
  }))
  const ownCard = account.objects.customers.get(customer)?.invoice_settings.default_payment_method
  const card = params.default_payment_method ?? ownCard ?? undefined
  const method =
    card === undefined ? undefined : account.need('paymentMethods', card, 'default_payment_method')
  if (!method && trialEnd === null)
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  if (behavior === 'error_if_incomplete' && method && trialEnd === null && !paysAlone(account, method))
    throw new StripeRefusal(402, 'card_error', DECLINED, {
      code: 'card_declined',
      decline_code: 'generic_decline',
    })
  const { subscription } = startSubscription(account, {
    customer,
    items,
    trialEnd,
    at,
    method,
    discounts: params.discounts ?? [],
    metadata: params.metadata ?? {},
    description: params.description ?? null,
  })
  subscription.default_payment_method = params.default_payment_method ?? null
  if (params.cancel_at !== undefined || params.cancel_at_period_end !== undefined)
    updateSubscription(account, subscription, {
      cancel_at: params.cancel_at,
      cancel_at_period_end: params.cancel_at_period_end,
    })
  return subscription
}

function isAskedFor(
  subscription: Subscription,
  asked: Omit<ReturnType<typeof filters>, 'current_period_end'>,
): boolean {
  const { customer, price, status: wanted, test_clock: clock } = asked
  const { status } = subscription
  const hasEnded = status === 'canceled' || status === 'incomplete_expired'
  // Without a status Stripe leaves out what was canceled.
  const isStatus =
    wanted === 'all' ||
    (wanted === undefined ? status !== 'canceled' : wanted === 'ended' ? hasEnded : status === wanted)
  return (
    isStatus &&
    (customer === undefined || subscription.customer === customer) &&
    (clock === undefined || subscription.test_clock === clock) &&
    (price === undefined || subscription.items.data.some((item) => item.price.id === price))
  )
}
