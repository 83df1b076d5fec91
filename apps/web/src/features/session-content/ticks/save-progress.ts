import { graphql } from '@section/contract/generated/operations/gql.ts'
import type {
  ProgressStatus,
  SaveSessionContentProgressMutationVariables,
} from '@section/contract/generated/operations/graphql.ts'
import { showBadgeToast } from '../../../lib/earned-badge.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { serverTime } from '../../../lib/graphql/server-time.ts'
import { ValueRefused } from '../../../lib/outbox/outbox-kind.ts'

const SaveProgressDocument = graphql(`
  mutation SaveSessionContentProgress(
    $sessionContentId: ID!
    $type: ProgressType!
    $status: ProgressStatus!
    $madeMsAgo: Float
    $sentAt: Float
  ) {
    saveSessionContentProgress(
      sessionContentId: $sessionContentId
      type: $type
      status: $status
      madeMsAgo: $madeMsAgo
      sentAt: $sentAt
    ) {
      status
      courseBadgeId
      error {
        message
      }
    }
  }
`)

export interface SavedProgress {
  /** The status that the server has stored; null when nothing was to be stored. */
  readonly stored: ProgressStatus | null
  readonly earnedBadge: boolean
}

/**
 * Saves the progress in a part of a session, even when the page closes, and says here when it earned the badge. Errors:
 * ValueRefused with the server's words, and those of `execute`.
 */
export async function saveProgress(
  progress: Omit<SaveSessionContentProgressMutationVariables, 'sentAt'>,
): Promise<SavedProgress> {
  const variables = { ...progress, sentAt: serverTime() }
  const { saveSessionContentProgress: result } = await execute(SaveProgressDocument, variables, {
    keepalive: true,
  })
  if (result.error) throw new ValueRefused(result.error.message)
  const earnedBadge = result.courseBadgeId !== null
  if (earnedBadge) showBadgeToast()
  return { stored: result.status, earnedBadge }
}
