import { useSyncExternalStore } from 'react'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute, SessionEnded } from '../../lib/graphql/graphql-client.ts'
import { LatestOutbox, type OutboxState, ValueRefused } from '../../lib/outbox/latest-outbox.ts'
import { readCookie } from '../../lib/session/session-cookies.ts'
import { onSessionEnd } from '../../lib/session/sign-out.ts'

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

const outboxes = new Map<string, LatestOutbox<string>>()

/** Returns the drafts of the signed-in member that the server does not have yet, by session, and sends them. */
export function draftOutbox(): LatestOutbox<string> {
  const userId = readCookie('user_id') ?? ''
  const known = outboxes.get(userId)
  if (known) return known
  const outbox = new LatestOutbox<string>(`unsent-drafts:${userId}:`, {
    async send(sessionId, content, writtenMsAgo) {
      // Under another member's token the draft would be refused and lost.
      if (readCookie('user_id') !== userId) throw new SessionEnded()
      const variables = { sessionId, content, writtenMsAgo }
      const { saveProjectDraft: result } = await execute(SaveDraftDocument, variables)
      if (result.error) throw new ValueRefused(result.error.message)
    },
    // The form says why a project cannot be handed in; a draft of it is of no use then.
    refused: () => undefined,
  })
  outboxes.set(userId, outbox)
  window.addEventListener('online', outbox.flush)
  const stop = onSessionEnd(() => {
    stop()
    window.removeEventListener('online', outbox.flush)
    outbox.dispose()
    outboxes.delete(userId)
  })
  void outbox.flush()
  return outbox
}

/** Returns whether the member's drafts have arrived at the server. */
export function useDraftState(): OutboxState {
  const outbox = draftOutbox()
  return useSyncExternalStore(outbox.subscribe, () => outbox.state)
}
