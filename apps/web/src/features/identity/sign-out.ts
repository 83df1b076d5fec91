import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { readCookie } from '../../lib/session/session-cookies.ts'
import { endSession } from '../../lib/session/sign-out.ts'
import { freshIdToken } from '../../lib/session/tokens.ts'

const LogoutDocument = graphql(`
  mutation Logout {
    logout {
      success
    }
  }
`)

/**
 * Signs out on all devices: with the logout mutation, at the provider, and in every tab of this browser, which deletes the
 * four cookies and opens login. Specification 1, section 4 (sign-out).
 */
export async function signOut(): Promise<void> {
  try {
    if (readCookie('id_token')) {
      const { callSignInService } = await import('../../lib/sign-in/auth-request.ts')
      const token = await freshIdToken()
      await execute(LogoutDocument)
      await callSignInService('/user/signOutEverywhere', {}, token)
    }
  } catch {
    // Without an answer the browser still deletes its tokens, which expire by themselves.
  } finally {
    endSession('signed-out')
  }
}
