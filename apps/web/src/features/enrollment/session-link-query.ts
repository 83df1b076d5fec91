import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'

const SessionLinkDocument = graphql(`
  query SessionLink($sessionId: ID!, $sessionTitle: String) {
    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {
      link
    }
  }
`)

/** The address that adds a session to a calendar; null when it has none. */
export const sessionLinkQuery = ({ sessionId, title }: { sessionId: string; title: string }) =>
  queryOptions({
    queryKey: ['session-link', sessionId],
    queryFn: async () =>
      (await execute(SessionLinkDocument, { sessionId, sessionTitle: title })).getSessionLink.link,
  })
