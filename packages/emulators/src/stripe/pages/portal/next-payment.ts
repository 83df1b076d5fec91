import { StripeAccount } from '../../account/stripe-account.ts'
import { currentPeriod, type Subscription } from '../../objects/subscription.ts'

/** Returns what the next invoice of a subscription asks for, by letting it come in a copy of the account; null for none. */
export function nextPayment(
  account: StripeAccount,
  { customer, id, ...subscription }: Subscription,
): number | null {
  if (subscription.cancel_at !== null) return null
  const now = account.time()
  const copy = new StripeAccount({ now: () => now * 1000, pagesUrl: () => null })
  copy.restore(account.snapshot())
  const { end } = currentPeriod(copy.need('subscriptions', id))
  copy.moveClock(customer, Math.max(end - copy.time(customer), 0))
  const latest = copy.objects.subscriptions.get(id)?.latest_invoice
  const invoice = copy.objects.invoices.get(latest ?? '')
  return invoice && invoice.created >= end ? invoice.amount_due : null
}
