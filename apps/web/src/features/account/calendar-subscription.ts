import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'

const CalendarSubscriptionDocument = graphql(`
  query CalendarSubscription {
    getCalendarSubscription {
      address
      webcalAddress
    }
  }
`)

const CreateCalendarSubscriptionDocument = graphql(`
  mutation CreateCalendarSubscription {
    createCalendarSubscription {
      address
      webcalAddress
    }
  }
`)

const RevokeCalendarSubscriptionDocument = graphql(`
  mutation RevokeCalendarSubscription {
    revokeCalendarSubscription {
      address
      webcalAddress
    }
  }
`)

/** The private address of the member's calendar; null when there is none. */
export const calendarSubscriptionQuery = queryOptions({
  queryKey: ['calendar-subscription'],
  queryFn: async () => (await execute(CalendarSubscriptionDocument)).getCalendarSubscription,
})

/** Creates the address of the member's calendar, or revokes it. */
export function useSaveCalendarSubscription() {
  const queryClient = useQueryClient()
  const { queryKey } = calendarSubscriptionQuery
  return useOperation({
    run: async (change: 'create' | 'revoke') => ({
      subscription:
        change === 'create'
          ? (await execute(CreateCalendarSubscriptionDocument)).createCalendarSubscription
          : (await execute(RevokeCalendarSubscriptionDocument)).revokeCalendarSubscription,
      error: null,
    }),
    onSuccess: ({ subscription }) => queryClient.setQueryData(queryKey, subscription),
    invalidates: queryKey,
    refetchType: 'none',
  })
}
