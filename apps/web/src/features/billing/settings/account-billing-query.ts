import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { AccountBillingQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'

export type AccountBilling = AccountBillingQuery
export type Billing = NonNullable<AccountBilling['getMembershipBilling']>

const AccountBillingDocument = graphql(`
  query AccountBilling($userId: ID!) {
    getMembershipBilling {
      planName
      status
      currency
      amount
      nextAmount
      nextPaymentAt
      amountOff
      endsAt
      payInvoiceUrl
    }
    checkIfStripeScheduledSubscription
    checkStripeSubscriptionDiscountOffer {
      offer
      cancelConfigId
    }
    listReceipts {
      paymentId
      description
      amount
      amountRefunded
      currency
      paidAt
      receiptUrl
    }
    getMember(userId: $userId) {
      scholarship {
        name
      }
    }
  }
`)

/** The billing of the member in one request: the subscription, what may be changed, the receipts and who else pays. */
export const accountBillingQuery = queryOptions({
  queryKey: ['billing', 'account'],
  // The member changes it in the portal, and reads it when they come back to this tab.
  refetchOnWindowFocus: 'always',
  queryFn: () => execute(AccountBillingDocument, { userId: readCookie('user_id') ?? '' }),
})
