import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const EventLinkDocument = graphql(`
  query EventLink($memberEventId: ID!) {
    getMemberEventLink(memberEventId: $memberEventId) {
      link
    }
  }
`)

/** The address of the calendar file of an event to which the member comes; null when there is none. */
export const eventLinkQuery = (memberEventId: string) =>
  queryOptions({
    queryKey: ['events', 'link', memberEventId],
    queryFn: async (): Promise<string | null> => {
      const { getMemberEventLink } = await execute(EventLinkDocument, { memberEventId })
      return getMemberEventLink.link
    },
  })
