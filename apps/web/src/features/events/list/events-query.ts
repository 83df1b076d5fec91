import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { EventsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

graphql(`
  fragment EventOnCard on MemberEvent {
    memberEventId
    title
    eventStart
    eventEnd
    status
    heroImageUrl
    zoomLink
    recording {
      duration
    }
    eventCategory {
      label
    }
  }
`)

const EventsDocument = graphql(`
  query Events($userId: ID!) {
    listMemberEvents(type: ORIENTATION) {
      ...EventOnCard
    }
    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {
      memberEventId
      status
    }
  }
`)

/** An event as its card shows it; instants are epoch ms. */
export type EventOnCard = EventsQuery['listMemberEvents'][number]

/** The events of the school, and the member's answers to them. Its key begins that of every event. */
export const eventsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['events', 'list'],
    queryFn: (): Promise<EventsQuery> => execute(EventsDocument, { userId }),
  })
