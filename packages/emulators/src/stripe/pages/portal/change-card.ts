import { behaviorOf, DECLINED } from '../../account/cards.ts'
import { changeAndTell } from '../../account/change.ts'
import type { StripeAccount } from '../../account/stripe-account.ts'
import { updateSubscription } from '../../billing/update-subscription.ts'
import { isOver } from '../../billing/end-subscription.ts'
import { addPaymentMethod } from '../../objects/payment-method.ts'

/** Lets a customer and their subscriptions pay with another card from now on. Returns why the card cannot be used, or null. */
export function changeCard(account: StripeAccount, customerId: string, number: string): string | null {
  if (behaviorOf(number) === 'declined') return DECLINED
  const customer = account.need('customers', customerId)
  const method = addPaymentMethod(account, {
    customer: customerId,
    number,
    created: account.time(customerId),
  })
  changeAndTell(account, 'customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  })
  for (const subscription of account.objects.subscriptions.values())
    if (subscription.customer === customerId && !isOver(subscription))
      updateSubscription(account, subscription, { default_payment_method: method.id })
  return null
}
