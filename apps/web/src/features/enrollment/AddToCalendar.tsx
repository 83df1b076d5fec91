import { useOperation } from '../../lib/graphql/use-operation.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { execute } from '../../lib/graphql/graphql-client.ts'

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

interface AddToCalendarProps extends Pick<ButtonProps, 'size' | 'variant'> {
  session: { sessionId: string; title: string }
}

/**
 * Downloads the calendar file of a session's meetings; a toast shows a refusal or a failure. Specification 2, section 7
 * (getSessionLink); Decisions, section 9.
 */
export function AddToCalendar({ session, ...buttonProps }: AddToCalendarProps) {
  const add = useOperation({
    run: async (_input: void) =>
      (await execute(SessionLinkDocument, { sessionId: session.sessionId, sessionTitle: session.title }))
        .getSessionLink,
    onSuccess: ({ link }) => {
      if (link !== null) location.assign(link)
    },
  })
  return (
    <Button
      {...buttonProps}
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
      busy={add.isPending}
      onClick={() => add.mutate()}
    >
      Add to calendar
    </Button>
  )
}
