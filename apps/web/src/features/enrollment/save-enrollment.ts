import type { Query } from '@tanstack/react-query'
import {
  joinedText,
  type LeftSession,
  leftMessage,
  seatGoneMessage,
  takenBackText,
} from '@section/domain/enrollment/leaving-texts.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { accountRefusal } from '@section/domain/entitlement/course-entitlement.ts'
import type { SaveEnrollmentMutation } from '@section/contract/generated/operations/graphql.ts'
import { hideToastsAbout, showToast, type ToastContent } from '@section/ui/toast/show-toast.ts'
import { isOutage } from '../../lib/graphql/failures.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { serverTime } from '../../lib/graphql/server-time.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'

const SaveEnrollmentDocument = graphql(`
  mutation SaveEnrollment($input: SaveEnrollmentInput!) {
    saveEnrollment(input: $input) {
      enrollmentStatus
      undo
      alreadyLeft
      error {
        code
        message
      }
    }
  }
`)

interface EnrollmentChange {
  /** The session as it was before. */
  readonly session: LeftSession & { readonly sessionId: string; readonly entitled: boolean }
  readonly unenroll?: boolean
  /** Takes back what was left, as the answer to leaving said. */
  readonly undo?: string
  /** True if a message offered the waitlist, so that no dialog says what followed. */
  readonly fromMessage?: boolean
}

type Saved = SaveEnrollmentMutation['saveEnrollment'] & { readonly isSeatGone?: boolean }

/**
 * Returns the mutation that enrolls in a session or leaves it, and then reads again what speaks of it. After leaving, a
 * message offers to undo it, on whatever screen the member is by then. docs/product/enrollment.md#undo
 */
export function useSaveEnrollment() {
  const { member, viewer } = useSignedIn()
  const save = useOperation({
    run: async ({ session: { sessionId }, unenroll = false, undo }: EnrollmentChange): Promise<Saved> => {
      const input = { userId: member.userId, sessionId, unenroll, ...(undo && { undo }) }
      const saved = (await execute(SaveEnrollmentDocument, { input })).saveEnrollment
      // The message that the seat has gone says it better than the refusal, and offers the waitlist.
      return undo && saved.error?.code === 'SESSION_FULL'
        ? { ...saved, error: null, isSeatGone: true }
        : saved
    },
    isStale: tellsOfEnrollments,
    onShown: (saved, change) => {
      const message = messageOf(saved, { change, viewer, now: currentTime() }, (next) => save.mutate(next))
      const about = change.session.sessionId
      if (message) showToast({ ...message, about })
      // What was said before, such as that the member left, has become wrong.
      else hideToastsAbout(about)
    },
    onError: (error, change) => {
      // What could not be sent can be tried again for as long as the server takes it.
      const retry = () => save.mutate(change)
      if (change.undo && isOutage(error))
        showToast({
          message: leftMessage(
            change.session,
            { after: null, alreadyLeft: false, canUndo: true, mayTake: true },
            currentTime(),
          ).text,
          about: change.session.sessionId,
          action: { label: 'Undo', onSelect: retry },
        })
    },
  })
  return save
}

/** The change of a member at `now` (epoch ms). */
interface MadeChange {
  readonly change: EnrollmentChange
  readonly viewer: Viewer
  readonly now: number
}

/** Returns what is said after a change; null where a dialog says it. */
function messageOf(
  { enrollmentStatus: after, undo, alreadyLeft, isSeatGone = false }: Saved,
  { change: { session, unenroll, undo: undone, fromMessage }, viewer, now }: MadeChange,
  send: (next: EnrollmentChange) => void,
): ToastContent | null {
  const joinWaitlist = () => send({ session, fromMessage: true })
  if (unenroll || isSeatGone) {
    // A trial may have ended since the session was loaded.
    const mayTake = session.entitled && accountRefusal(viewer, now) === null
    const { text, offersWaitlist } = isSeatGone
      ? seatGoneMessage(session, after, now)
      : leftMessage(session, { after, alreadyLeft, canUndo: Boolean(undo), mayTake }, now)
    const takeBack = () => send({ session, ...(undo && { undo }) })
    return {
      tone: isSeatGone ? 'error' : 'success',
      message: text,
      ...(undo && { action: { label: 'Undo', onSelect: takeBack } }),
      ...(offersWaitlist && { action: { label: 'Join Waitlist', onSelect: joinWaitlist } }),
    }
  }
  if (undone) return { message: takenBackText(session, after) }
  return fromMessage ? { message: joinedText(session, after) } : null
}

/** The server decides by its own clock what can still be joined. */
const currentTime = () => serverTime() ?? Date.now()

/** The beginnings of the keys of all queries that tell of the member's seats and places, or of what these open. */
const STALE = [
  ['courses'],
  ['session-content'],
  ['project'],
  ['mini-mbas'],
  ['next-steps'],
  ['certificates'],
  ['members', 'classmates'],
  ['video', 'session'],
  ['metering', 'free-offer'],
]

const tellsOfEnrollments = ({ queryKey }: Query) =>
  STALE.some((beginning) => beginning.every((part, index) => queryKey[index] === part))
