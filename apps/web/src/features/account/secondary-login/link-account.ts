import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { signInsQuery } from '../sign-ins-query.ts'

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

/** Links a social account as the member's secondary login. Returns null, or the message of a failure. */
export async function linkAccount(email: string, userName: string): Promise<string | null> {
  try {
    const { startAccountLinking: result } = await execute(StartAccountLinkingDocument, { email, userName })
    if (result.error || result.state !== 'VERIFIED')
      return result.error?.message || SIGN_IN_MESSAGES.notLinked
    await showChangedLogin()
    return null
  } catch (error) {
    return limitMessage(error) ?? SIGN_IN_MESSAGES.notLinked
  }
}

const UnlinkAccountDocument = graphql(`
  mutation UnlinkAccount {
    unlinkAccount {
      state
      error {
        code
        message
      }
    }
  }
`)

/** The message for a failure when the server sends no message. */
const UNLINK_FAILED = 'Could not unlink account. Please try again.'

/** Unlinks the secondary login. Returns null, or the message of a failure with the server's code, if any. */
export async function unlinkAccount(): Promise<{ code: string | null; message: string } | null> {
  try {
    const { unlinkAccount: result } = await execute(UnlinkAccountDocument)
    if (result.error || result.state !== 'UNLINKED')
      return { code: result.error?.code ?? null, message: result.error?.message || UNLINK_FAILED }
    await showChangedLogin()
    return null
  } catch (error) {
    return { code: null, message: limitMessage(error) ?? UNLINK_FAILED }
  }
}

/** Reads the linked account again, and the sign-ins, of which unlinking ends some. */
async function showChangedLogin(): Promise<void> {
  const queries = [viewerQuery, signInsQuery]
  await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}
