import { useMutation } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ButtonLook } from '@section/ui/button/Button.tsx'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { changeFailure } from '../../lib/failures.ts'
import { execute } from '../../lib/graphql-client.ts'
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
  const add = useMutation({
    mutationFn: async () => {
      const { sessionId, title } = session
      return (await execute(SessionLinkDocument, { sessionId, sessionTitle: title })).getSessionLink
    },
    onSuccess: ({ link, error }) => {
      if (link !== null) location.assign(link)
      else if (error) showToast({ tone: 'error', message: error.message })
    },
    onError: (error) => showToast({ tone: 'error', message: changeFailure(error) }),
  })
  return <CalendarButton {...look} busy={add.isPending} onClick={() => add.mutate()} />
}
