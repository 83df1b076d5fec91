import { invalid, StripeRefusal } from '../account/refusal.ts'
import { payInvoice } from '../billing/invoices/pay-invoice.ts'
import { voidInvoice } from '../billing/invoices/void-invoice.ts'
import { previewInvoice } from '../billing/invoices/preview-invoice.ts'
import { cardOf } from '../billing/renew.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { bool, either, fields, integer, listOf, oneOf, anyText, unsettable } from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { subscriptionOf } from '../objects/invoice.ts'

const nothing = fields({}, {})
const discounts = unsettable(
  listOf(fields({}, { coupon: anyText, discount: anyText, promotion_code: anyText })),
)

const preview = fields(
  {},
  {
    customer: anyText,
    discounts,
    schedule: anyText,
    subscription: anyText,
    subscription_details: fields(
      {},
      {
        cancel_at: unsettable(integer),
        cancel_at_period_end: bool,
        items: listOf(fields({}, { id: anyText, price: anyText, quantity: integer })),
        proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
        trial_end: either(oneOf('now'), integer),
      },
    ),
  },
)

export const INVOICES = [
  route(
    'GET',
    '/v1/invoices',
    fields(
      {},
      {
        ...pageParams,
        ...createdParam,
        customer: anyText,
        status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
        subscription: anyText,
      },
    ),
    ({ account, params, path }) => {
      const { customer, status, subscription } = params
      const found = [...account.objects.invoices.values()].filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (status === undefined || invoice.status === status) &&
          (subscription === undefined || subscriptionOf(invoice) === subscription),
      )
      return listPage(path, found, params)
    },
  ),
  route('POST', '/v1/invoices/create_preview', preview, ({ account, params }) => {
    const { discounts: wanted, subscription_details: details, ...named } = params
    const scheduled =
      named.schedule === undefined ? undefined : account.need('schedules', named.schedule, 'schedule')
    const id = named.subscription ?? scheduled?.subscription
    if (typeof id !== 'string')
      throw invalid('The emulator previews the invoices of a `subscription` or a `schedule`.', {
        param: 'subscription',
      })
    const subscription = account.need('subscriptions', id, 'subscription')
    if (named.customer !== undefined && named.customer !== subscription.customer)
      throw invalid(`The subscription ${id} does not belong to customer ${named.customer}.`, {
        param: 'customer',
      })
    const change = details || wanted !== undefined ? { ...details, discounts: wanted } : undefined
    const invoice = previewInvoice(account, subscription, change)
    if (!invoice)
      throw new StripeRefusal(
        404,
        'invalid_request_error',
        `No upcoming invoices for customer: ${subscription.customer}`,
        { code: 'invoice_upcoming_none' },
      )
    return invoice
  }),
  route('GET', '/v1/invoices/:id', nothing, ({ account, id }) => account.need('invoices', id)),
  route('GET', '/v1/invoices/:id/lines', fields({}, pageParams), ({ account, id, params, path }) =>
    listPage(path, [...account.need('invoices', id).lines.data].reverse(), params),
  ),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    fields({}, { off_session: bool, payment_method: anyText }),
    ({ account, id, params }) => {
      const invoice = account.need('invoices', id)
      const subscription = account.objects.subscriptions.get(subscriptionOf(invoice) ?? '')
      const method =
        params.payment_method === undefined
          ? subscription && cardOf(account, subscription)
          : account.need('paymentMethods', params.payment_method, 'payment_method')
      const outcome = payInvoice(account, invoice, method, { present: false })
      if (outcome.result === 'declined')
        throw new StripeRefusal(402, 'card_error', outcome.message, {
          code: 'card_declined',
          decline_code: 'generic_decline',
        })
      return invoice
    },
  ),
  route('POST', '/v1/invoices/:id/void', nothing, ({ account, id }) => {
    const invoice = account.need('invoices', id)
    voidInvoice(account, invoice, account.time(invoice.customer ?? undefined))
    return invoice
  }),
  route(
    'GET',
    '/v1/invoice_payments',
    fields(
      {},
      {
        ...pageParams,
        ...createdParam,
        invoice: anyText,
        payment: fields({ type: oneOf('payment_intent') }, { payment_intent: anyText }),
        status: oneOf('canceled', 'open', 'paid'),
      },
    ),
    ({ account, params, path }) => {
      const { invoice, payment: paid, status } = params
      const found = [...account.objects.invoicePayments.values()].filter(
        (payment) =>
          (invoice === undefined || payment.invoice === invoice) &&
          (status === undefined || payment.status === status) &&
          (paid === undefined || payment.payment.payment_intent === paid.payment_intent),
      )
      return listPage(path, found, params)
    },
  ),
]
