import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { viewerQuery } from '../../lib/session/viewer.ts'

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

/** What the failures of linking say when the server has no words of its own. Specification 3, section 8. */
const UNLINK_FAILED = 'Could not unlink account. Please try again.'

/** Why an account stays linked: the server's code, if it gave one, and what to tell the member. */
export interface UnlinkProblem {
  code: string | null
  message: string
}

/** Takes the secondary login off the member again. Answers null, or the problem. */
export async function unlinkAccount(): Promise<UnlinkProblem | null> {
  try {
    const { unlinkAccount: answer } = await execute(UnlinkAccountDocument)
    if (answer.error || answer.state !== 'UNLINKED')
      return { code: answer.error?.code ?? null, message: answer.error?.message || UNLINK_FAILED }
    await queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey })
    return null
  } catch {
    return { code: null, message: UNLINK_FAILED }
  }
}
