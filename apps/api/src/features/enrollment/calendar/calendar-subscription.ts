import type { CalendarSubscription } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { deleteSubscription, findSubscriptionId, insertSubscription } from './calendar-subscriptions-store.ts'

/** The result for a viewer without a calendar subscription. */
export const NO_SUBSCRIPTION: CalendarSubscription = { address: null, webcalAddress: null }

type SubscriptionContext = UseCaseContext<'cacheInvalidation' | 'calendarLinks' | 'config' | 'database'>

/**
 * Returns the address of the viewer's calendar subscription; null without one
 * (docs/product/calendar.md#calendar-subscription).
 */
export async function getCalendarSubscription({
  services: { calendarLinks, config, database },
  viewer: { userId },
}: SubscriptionContext): Promise<CalendarSubscription> {
  const subscriptionId = await findSubscriptionId(database.db, userId)
  if (!subscriptionId) return NO_SUBSCRIPTION
  const address = publicUrl(config) + calendarLinks.path('subscription', subscriptionId, userId)
  return { address, webcalAddress: address.replace(/^https?:/, 'webcal:') }
}

/**
 * Creates the viewer's calendar subscription, unless there is one, and returns its address. Repeating it changes
 * nothing.
 */
export async function createCalendarSubscription(
  context: SubscriptionContext,
): Promise<CalendarSubscription> {
  const { services, viewer } = context
  await services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await insertSubscription(tx, viewer.userId)
    invalidate('member', viewer.userId)
  })
  return getCalendarSubscription(context)
}

/** Deletes the viewer's calendar subscription, so that its address is never valid again. Repeating it changes nothing. */
export async function revokeCalendarSubscription({
  services,
  viewer,
}: SubscriptionContext): Promise<CalendarSubscription> {
  await services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await deleteSubscription(tx, viewer.userId)
    invalidate('member', viewer.userId)
  })
  return NO_SUBSCRIPTION
}
