import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { ValueRefused } from '../../lib/outbox/latest-outbox.ts'
import { memberOutbox } from '../../lib/outbox/member-outbox.ts'

const SaveDraftDocument = graphql(`
  mutation SaveProjectDraft($sessionId: ID!, $content: String!, $writtenMsAgo: Float) {
    saveProjectDraft(sessionId: $sessionId, content: $content, writtenMsAgo: $writtenMsAgo) {
      draft {
        savedAt
      }
      error {
        message
      }
    }
  }
`)

/** Returns the drafts of the signed-in member that the server does not have yet, by session. */
export const draftOutbox = memberOutbox<string>('unsent-drafts', {
  async send(sessionId, content, writtenMsAgo) {
    const variables = { sessionId, content, writtenMsAgo }
    const { saveProjectDraft: result } = await execute(SaveDraftDocument, variables)
    if (result.error) throw new ValueRefused(result.error.message)
  },
  // The form says why a project cannot be handed in; a draft of it is of no use then.
  refused: () => undefined,
})
