import type { SubscriptionOffer } from '@section/contract/generated/schema-types.ts'

/** Returns what the viewer would be sold. */
export const getSubscriptionOffer = (): SubscriptionOffer | null => null
