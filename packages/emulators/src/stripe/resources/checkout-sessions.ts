import { expireCheckout } from '../billing/checkout/pay-checkout.ts'
import { openCheckout } from '../billing/checkout/open-checkout.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { address, bool, fields, integer, listOf, metadata, oneOf, anyText } from '../http/read-params.ts'
import { route } from '../http/route.ts'

const nothing = fields({}, {})

const newSession = fields(
  {
    line_items: listOf(fields({ price: anyText }, { quantity: integer })),
    mode: oneOf('payment', 'subscription'),
    success_url: address,
  },
  {
    allow_promotion_codes: bool,
    cancel_url: address,
    client_reference_id: anyText,
    customer: anyText,
    customer_email: anyText,
    discounts: listOf(fields({}, { coupon: anyText, promotion_code: anyText })),
    expires_at: integer,
    metadata,
    payment_intent_data: fields({}, { description: anyText, metadata }),
    subscription_data: fields(
      {},
      { description: anyText, metadata, trial_end: integer, trial_period_days: integer },
    ),
  },
)

export const CHECKOUT_SESSIONS = [
  route('POST', '/v1/checkout/sessions', newSession, ({ account, params }) => openCheckout(account, params)),
  route(
    'GET',
    '/v1/checkout/sessions',
    fields(
      {},
      {
        ...pageParams,
        ...createdParam,
        customer: anyText,
        payment_intent: anyText,
        status: oneOf('complete', 'expired', 'open'),
        subscription: anyText,
      },
    ),
    ({ account, params, path }) => {
      const wanted = (['customer', 'payment_intent', 'status', 'subscription'] as const).filter(
        (name) => params[name] !== undefined,
      )
      const found = [...account.objects.checkoutSessions.values()].filter((session) =>
        wanted.every((name) => session[name] === params[name]),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/checkout/sessions/:id', nothing, ({ account, id }) =>
    account.need('checkoutSessions', id),
  ),
  route(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    fields({}, pageParams),
    ({ account, id, params, path }) => {
      account.need('checkoutSessions', id)
      // In the order in which they were given, unlike every other list.
      return listPage(path, [...account.need('checkoutTerms', id).lineItems].reverse(), params)
    },
  ),
  route('POST', '/v1/checkout/sessions/:id/expire', nothing, ({ account, id }) => {
    const session = account.need('checkoutSessions', id)
    expireCheckout(account, session)
    return session
  }),
]
