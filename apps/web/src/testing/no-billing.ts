import { queryClient } from '../lib/graphql/query-client.ts'

/** Keeps under the key of its query that the member has never paid, so that the account settings do not ask for it. */
export function keepNoBilling(): void {
  queryClient.setQueryData(['billing', 'account'], {
    getMembershipBilling: null,
    checkIfStripeScheduledSubscription: false,
    checkStripeSubscriptionDiscountOffer: null,
    listReceipts: [],
    getMember: null,
  })
}
