import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'
import { readCookie } from '../../lib/session-cookies.ts'
import { endSession } from '../../lib/sign-out.ts'

const LogoutDocument = graphql(`
  mutation Logout {
    logout {
      success
    }
  }
`)

/** Ends the session at the server and forgets it here, in every tab; the page goes to login. Specification 1, section 4. */
export async function signOut(): Promise<void> {
  try {
    if (readCookie('id_token')) await execute(LogoutDocument)
  } catch {
    // Without an answer the browser still forgets its tokens; they run out by themselves.
  } finally {
    endSession()
  }
}
