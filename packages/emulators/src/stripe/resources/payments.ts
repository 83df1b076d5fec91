import { invalid } from '../account/refusal.ts'
import { refundCharge } from '../billing/refund.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { fields, integer, metadata, oneOf, anyText } from '../http/read-params.ts'
import { route } from '../http/route.ts'

const nothing = fields({}, {})

export const PAYMENTS = [
  route(
    'GET',
    '/v1/charges',
    fields({}, { ...pageParams, ...createdParam, customer: anyText, payment_intent: anyText }),
    ({ account, params, path }) => {
      const { customer, payment_intent: intent } = params
      const found = [...account.objects.charges.values()].filter(
        (charge) =>
          (customer === undefined || charge.customer === customer) &&
          (intent === undefined || charge.payment_intent === intent),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/charges/:id', nothing, ({ account, id }) => account.need('charges', id)),
  route(
    'GET',
    '/v1/payment_intents',
    fields({}, { ...pageParams, ...createdParam, customer: anyText }),
    ({ account, params, path }) =>
      listPage(
        path,
        [...account.objects.paymentIntents.values()].filter(
          ({ customer }) => params.customer === undefined || customer === params.customer,
        ),
        params,
      ),
  ),
  route('GET', '/v1/payment_intents/:id', nothing, ({ account, id }) => account.need('paymentIntents', id)),
  route('GET', '/v1/setup_intents/:id', nothing, ({ account, id }) => account.need('setupIntents', id)),
  route(
    'POST',
    '/v1/refunds',
    fields(
      {},
      {
        amount: integer,
        charge: anyText,
        metadata,
        payment_intent: anyText,
        reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      },
    ),
    ({ account, params: { charge: chargeId, payment_intent: intentId, ...facts } }) => {
      const intent =
        intentId === undefined ? undefined : account.need('paymentIntents', intentId, 'payment_intent')
      const id = chargeId ?? intent?.latest_charge
      if (typeof id !== 'string')
        throw invalid(
          'One of the following params should be provided for this request: payment_intent or charge.',
        )
      return refundCharge(account, account.need('charges', id, 'charge'), facts)
    },
  ),
  route(
    'GET',
    '/v1/refunds',
    fields({}, { ...pageParams, ...createdParam, charge: anyText, payment_intent: anyText }),
    ({ account, params, path }) => {
      const { charge, payment_intent: intent } = params
      const found = [...account.objects.refunds.values()].filter(
        (refund) =>
          (charge === undefined || refund.charge === charge) &&
          (intent === undefined || refund.payment_intent === intent),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/refunds/:id', nothing, ({ account, id }) => account.need('refunds', id)),
]
