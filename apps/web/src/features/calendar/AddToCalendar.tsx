import { leaveFor } from '../../lib/links/leave-for.ts'
import { useNavigate } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
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
  /** False where the subscription to all sessions is offered beside the button. */
  offersSubscription?: boolean
}

/** The target of links to the screen on which a member subscribes to the calendar of all their sessions. */
export const SUBSCRIBE_LINK = { to: pathTo('accountSettings'), hash: 'calendar-subscription' } as const

/**
 * Downloads the calendar file of a session's meetings. Afterwards a toast offers the subscription to all sessions, or
 * says why there is no file (docs/product/calendar.md#calendar-files).
 */
export function AddToCalendar({ session, offersSubscription = true, ...buttonProps }: AddToCalendarProps) {
  const navigate = useNavigate()
  const add = useOperation({
    run: async (_input: void) =>
      (await execute(SessionLinkDocument, { sessionId: session.sessionId, sessionTitle: session.title }))
        .getSessionLink,
    onSuccess: ({ link }) => {
      if (link === null) return
      leaveFor(link)
      if (!offersSubscription) return
      showToast({
        tone: 'info',
        message: 'The dates are downloading. You can also subscribe to all of your sessions.',
        action: { label: 'Subscribe', onSelect: () => void navigate(SUBSCRIBE_LINK) },
      })
    },
  })
  return (
    <Button
      {...buttonProps}
      icon={<Icon of={IconCalendarPlus} />}
      busy={add.isPending}
      onClick={() => add.mutate()}
    >
      Add to calendar
    </Button>
  )
}
