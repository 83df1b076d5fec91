import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../graphql/graphql-client.ts'
import { readCookie } from './sign-in-cookies.ts'
import { beginSignOut, endBrowserSignIn } from './sign-in-end.ts'
import { freshIdToken } from './tokens.ts'

const LogoutDocument = graphql(`
  mutation Logout {
    logout {
      success
    }
  }
`)

/**
 * Signs the member out on all devices: it calls the logout mutation and the provider, deletes the four cookies, and every
 * tab of this browser opens login. docs/product/sign-in.md#sign-out
 */
export async function signOutEverywhere(): Promise<void> {
  try {
    if (readCookie('id_token')) {
      const { callSignInService } = await import('./auth-request.ts')
      const token = await freshIdToken()
      beginSignOut()
      await execute(LogoutDocument, undefined, { bearer: token })
      await callSignInService('/user/signOutEverywhere', {}, token)
    }
  } catch {
    // The browser deletes its tokens even without an answer of the server; the tokens expire by themselves.
  } finally {
    endBrowserSignIn('signed-out')
  }
}
