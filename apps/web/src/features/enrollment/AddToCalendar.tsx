import { useOperation } from '../../lib/graphql/use-operation.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ButtonLook } from '@section/ui/button/Button.tsx'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { CalendarButton } from './CalendarButton.tsx'

const SessionLinkDocument = graphql(`
  query SessionLink($sessionId: ID!, $sessionTitle: String) {
    getSessionLink(sessionId: $sessionId, sessionTitle: $sessionTitle) {
      link
      error {
        message
      }
    }
  }
`)

interface AddToCalendarProps extends Pick<ButtonLook, 'size' | 'variant'> {
  session: { sessionId: string; title: string }
}

/**
 * Downloads the calendar file of a session's meetings; its address is asked for when pressed. A refusal or a failure
 * is told in a toast. Specification 2, section 7 (getSessionLink); Decisions, section 9.
 */
export function AddToCalendar({ session, ...look }: AddToCalendarProps) {
  const add = useOperation({
    run: async (_pressed: void) =>
      (await execute(SessionLinkDocument, { sessionId: session.sessionId, sessionTitle: session.title }))
        .getSessionLink,
    onSuccess: ({ link }) => {
      if (link !== null) location.assign(link)
    },
  })
  return <CalendarButton {...look} busy={add.isPending} onClick={() => add.mutate()} />
}
