import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { HomeEventsFragment } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

graphql(`
  fragment HomeEvents on Query {
    listMemberEvents(category: Q_AND_A, ahead: 3) {
      ...EventOnCard
    }
    listMemberEventsRsvp(userId: $userId, includePastEvents: true) {
      memberEventId
      status
    }
  }
`)

const HomeEventsDocument = graphql(`
  query HomeEvents($userId: ID!) {
    ...HomeEvents
  }
`)

/** The next Q&A sessions, and how often the member has answered an event, which may be over. */
export const homeEventsQuery = (userId: string) =>
  queryOptions({
    // The loader has asked before the screen is shown, which says that it failed.
    retryOnMount: false,
    queryKey: ['events', 'home'],
    queryFn: async () => readEvents(await execute(HomeEventsDocument, { userId })),
  })

/** Returns the Q&A sessions of an answer, each with whether the member comes, and the number of events answered. */
export function readEvents({ listMemberEvents, listMemberEventsRsvp }: HomeEventsFragment) {
  const coming = new Set(
    listMemberEventsRsvp
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ memberEventId }) => memberEventId),
  )
  return {
    questionSessions: listMemberEvents.map((event) => ({
      ...event,
      isComing: coming.has(event.memberEventId),
    })),
    numAnswered: listMemberEventsRsvp.length,
  }
}

export type HomeEvents = ReturnType<typeof readEvents>
