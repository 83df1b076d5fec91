import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CalendarSubscriptionQuery } from '@section/contract/generated/operations/graphql.ts'
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

type CalendarSubscription = CalendarSubscriptionQuery['getCalendarSubscription']

/** The private address of the member's calendar; null when there is none. */
export const calendarSubscriptionQuery = queryOptions({
  queryKey: ['calendar-subscription'],
  queryFn: async () => (await execute(CalendarSubscriptionDocument)).getCalendarSubscription,
})

/**
 * Creates the address of the member's calendar, revokes it, or does both, after which the member has a new one and the old one
 * leads nowhere.
 */
export function useSaveCalendarSubscription() {
  const queryClient = useQueryClient()
  const { queryKey } = calendarSubscriptionQuery
  const show = (subscription: CalendarSubscription) => queryClient.setQueryData(queryKey, subscription)
  const revoke = async () => (await execute(RevokeCalendarSubscriptionDocument)).revokeCalendarSubscription
  const create = async () => (await execute(CreateCalendarSubscriptionDocument)).createCalendarSubscription
  return useOperation({
    run: async (change: 'create' | 'revoke' | 'renew') => {
      // A failure in between leaves the member without an address, and the screen says so.
      if (change === 'renew') show(await revoke())
      return { subscription: change === 'revoke' ? await revoke() : await create(), error: null }
    },
    onSuccess: ({ subscription }) => show(subscription),
    invalidates: queryKey,
    refetchType: 'none',
  })
}
