import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SaveSessionContentProgressMutationVariables } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { ValueRefused } from '../../../lib/outbox/latest-outbox.ts'

const SaveProgressDocument = graphql(`
  mutation SaveSessionContentProgress(
    $sessionContentId: ID!
    $type: ProgressType!
    $status: ProgressStatus!
    $madeMsAgo: Float
  ) {
    saveSessionContentProgress(
      sessionContentId: $sessionContentId
      type: $type
      status: $status
      madeMsAgo: $madeMsAgo
    ) {
      status
      courseBadgeId
      error {
        message
      }
    }
  }
`)

/**
 * Saves the progress in a part of a session and returns the status that the server has stored; null when nothing was to
 * be stored. Errors: ValueRefused with the server's words, and those of `execute`. Specification 2, section 7.
 */
export async function saveProgress(progress: SaveSessionContentProgressMutationVariables) {
  const { saveSessionContentProgress: result } = await execute(SaveProgressDocument, progress)
  if (result.error) throw new ValueRefused(result.error.message)
  return result.status
}
