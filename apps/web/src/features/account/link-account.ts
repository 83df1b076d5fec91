import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { viewerQuery } from '../../lib/session/viewer.ts'

const StartAccountLinkingDocument = graphql(`
  mutation StartAccountLinking($email: String!, $userName: String!) {
    startAccountLinking(email: $email, userName: $userName) {
      state
      error {
        code
        message
      }
    }
  }
`)

export type LinkOutcome = { readonly state: 'VERIFIED' } | { readonly error: string }

/**
 * Gives the signed-in member the social account as a second way to sign in. On failure answers the server's message,
 * or "Could not link account. Please try again." Specification 3, sections 4 and 8.
 */
export async function linkAccount(email: string, userName: string): Promise<LinkOutcome> {
  try {
    const { startAccountLinking: answer } = await execute(StartAccountLinkingDocument, { email, userName })
    if (answer.error || answer.state !== 'VERIFIED')
      return { error: answer.error?.message || SIGN_IN_MESSAGES.notLinked }
    await queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey })
    return { state: 'VERIFIED' }
  } catch {
    return { error: SIGN_IN_MESSAGES.notLinked }
  }
}
