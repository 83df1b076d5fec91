import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { ValueRefused } from '../../lib/outbox/outbox-kind.ts'
import { Outbox } from '../../lib/outbox/outbox.ts'

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

/** The drafts of the signed-in member that the server does not have yet, by session. */
export const draftOutbox = new Outbox<string>({
  name: 'unsent-drafts',
  async send(sessionId, content, { ageMs }) {
    const variables = { sessionId, content, writtenMsAgo: ageMs }
    const { saveProjectDraft: result } = await execute(SaveDraftDocument, variables, { keepalive: true })
    if (result.error) throw new ValueRefused(result.error.message)
  },
  // When a project can no longer be handed in, its draft is useless, and the form already says why.
  refused: () => undefined,
})
