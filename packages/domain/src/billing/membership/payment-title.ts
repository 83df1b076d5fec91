/** What Stripe calls the payments for a plan, and what a member reads instead. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['Subscription creation', 'Membership, first payment'],
  ['Subscription update', 'Membership payment'],
  ['', 'Payment'],
])

/**
 * Returns what a member reads about what a payment was for, instead of Stripe's description of the charge; what was bought once
 * is described by its own name. docs/product/account-settings.md#receipts
 */
export const paymentTitle = (description: string): string => TITLES.get(description) ?? description
