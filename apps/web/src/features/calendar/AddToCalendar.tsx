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
  query SessionLink($sessionId: ID!, $meetingId: ID, $sessionTitle: String) {
    getSessionLink(sessionId: $sessionId, meetingId: $meetingId, sessionTitle: $sessionTitle) {
      link
      error {
        message
      }
    }
  }
`)

interface AddToCalendarProps extends Pick<ButtonProps, 'size' | 'variant'> {
  session: { sessionId: string; title: string }
  /** The one meeting that is added; all of the session's without it. */
  meetingId?: string
  /** The text of the button for all meetings. */
  children?: string
  'aria-describedby'?: string
  /** False where the subscription to all sessions is offered beside the button. */
  offersSubscription?: boolean
}

/** The target of links to the screen on which a member subscribes to the calendar of all their sessions. */
export const SUBSCRIBE_LINK = { to: pathTo('accountSettings'), hash: 'calendar-subscription' } as const

/**
 * Downloads the calendar file of a session's meetings, or of one of them. Afterwards a toast says what the file is and offers the
 * subscription, or says why there is no file (docs/product/calendar.md#calendar-files).
 */
export function AddToCalendar({
  session: { sessionId, title },
  meetingId,
  offersSubscription = true,
  children = 'Add to calendar',
  ...buttonProps
}: AddToCalendarProps) {
  const navigate = useNavigate()
  const add = useOperation({
    run: async (_input: void) =>
      (await execute(SessionLinkDocument, { sessionId, meetingId: meetingId ?? null, sessionTitle: title }))
        .getSessionLink,
    onSuccess: ({ link }) => {
      if (link === null) return
      leaveFor(link)
      if (!offersSubscription) return
      showToast({
        tone: 'info',
        message: `A file with ${meetingId ? 'this class' : 'today’s dates'} is downloading. A subscription stays up to date.`,
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
      {meetingId ? 'Add this class' : children}
    </Button>
  )
}
