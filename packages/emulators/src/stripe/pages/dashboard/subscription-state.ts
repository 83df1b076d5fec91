import type { Subscription } from '../../objects/subscription.ts'

/** Returns whether a subscription is paid again, or ends with its period. */
export const renews = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

/** Says how a subscription stands, in one or two words. */
export function stateOf(subscription: Subscription): string {
  const { cancel_at: cancelAt, schedule, status } = subscription
  if (cancelAt !== null && renews(subscription)) return 'ends'
  return schedule !== null && status === 'active' ? 'scheduled' : status.replaceAll('_', ' ')
}

/** Returns the tint of that state. */
export function toneOf(subscription: Subscription): 'good' | 'warn' | 'bad' | '' {
  const { cancel_at: cancelAt, schedule, status } = subscription
  if (renews(subscription) && (cancelAt !== null || schedule !== null)) return 'warn'
  if (status === 'active' || status === 'trialing') return 'good'
  return status === 'past_due' || status === 'unpaid' ? 'bad' : ''
}
