import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ConfirmCheckoutMutation } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'

const ConfirmCheckoutDocument = graphql(`
  mutation ConfirmCheckout($sessionId: ID!) {
    confirmCheckout(sessionId: $sessionId) {
      status
      name
      path
      amountPaid
      amountOff
      currency
      receiptUrl
      renewalAmount
      renewsAt
    }
  }
`)

export type CheckoutConfirmation = NonNullable<ConfirmCheckoutMutation['confirmCheckout']>

const CHECKOUT = 'checkout'

/**
 * What became of a checkout; null for an id that is none of the member's. It is asked once, and again only by the member.
 * After a payment it answers when all that depends on the membership was loaded again.
 */
export const confirmCheckoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', CHECKOUT, sessionId],
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: async (): Promise<CheckoutConfirmation | null> => {
      const { confirmCheckout } = await execute(ConfirmCheckoutDocument, { sessionId })
      if (confirmCheckout?.status === 'PAID')
        await queryClient.invalidateQueries({ predicate: ({ queryKey: [, what] }) => what !== CHECKOUT })
      return confirmCheckout ?? null
    },
  })
