import type { StripeEmulator } from '@section/api/testing/stripe-emulator.ts'

/** Returns the customers that Stripe has of a member, of whom there must be one at most. */
export const ownCustomers = ({ account }: StripeEmulator, userId: string) =>
  [...account.objects.customers.values()].filter(({ metadata }) => metadata['userId'] === userId)

/** Returns a member's subscriptions at Stripe, oldest first. */
export function ownSubscriptions(emulator: StripeEmulator, userId: string) {
  const customers = ownCustomers(emulator, userId).map(({ id }) => id)
  return [...emulator.account.objects.subscriptions.values()].filter(({ customer }) =>
    customers.includes(customer),
  )
}

/** Returns what a member has paid at Stripe, oldest first. */
export function ownCharges(emulator: StripeEmulator, userId: string) {
  const customers = ownCustomers(emulator, userId).map(({ id }) => id)
  return [...emulator.account.objects.charges.values()].filter(
    ({ customer, status }) => status === 'succeeded' && customers.includes(String(customer)),
  )
}

export const isLive = ({ status }: { status: string }) => status === 'active'
