import { behaviorOf, DECLINED } from '../account/cards.ts'
import { invalid, StripeRefusal } from '../account/refusal.ts'
import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { fields, oneOf, anyText } from '../http/read-params.ts'
import { route } from '../http/route.ts'
import { addPaymentMethod } from '../objects/payment-method.ts'

/** The names by which Stripe lets a test attach a card without its number. */
const NAMED_CARDS: Readonly<Record<string, string>> = {
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa: '4242424242424242',
}

export const PAYMENT_METHODS = [
  route(
    'GET',
    '/v1/payment_methods',
    fields({}, { ...pageParams, ...createdParam, customer: anyText, type: oneOf('card', 'us_bank_account') }),
    ({ account, params, path }) => {
      const { customer, type } = params
      const found = [...account.objects.paymentMethods.values()].filter(
        (method) =>
          method.customer !== null &&
          (customer === undefined || method.customer === customer) &&
          (type === undefined || method.type === type),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/payment_methods/:id', fields({}, {}), ({ account, id }) =>
    account.need('paymentMethods', id),
  ),
  route(
    'POST',
    '/v1/payment_methods/:id/attach',
    fields({ customer: anyText }, {}),
    ({ account, id, params }) => {
      const { customer } = params
      account.need('customers', customer, 'customer')
      const number = NAMED_CARDS[id]
      if (number === undefined) {
        const { customer: owner } = account.need('paymentMethods', id)
        if (owner !== customer)
          throw invalid('The payment method you provided has already been attached to a customer.', {
            param: 'id',
          })
        return account.need('paymentMethods', id)
      }
      if (behaviorOf(number) === 'declined')
        throw new StripeRefusal(402, 'card_error', DECLINED, {
          code: 'card_declined',
          decline_code: 'generic_decline',
        })
      return addPaymentMethod(account, { customer, number, created: account.time(customer) })
    },
  ),
]
