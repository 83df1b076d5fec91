import { toBase64url } from '@section/domain/identity/base64url.ts'
import { callSignInService } from '../../../lib/sign-in/auth-request.ts'
import { readCookie } from '../../../lib/session/session-cookies.ts'
import { freshIdToken } from '../../../lib/session/tokens.ts'

/**
 * Returns the address of another site of the school with a one-time code, which identifies the member there.
 * Specification 1, sections 4 and 7. Errors: `AuthRefused`, TokenRefused when the sign-in has ended.
 */
export async function addressWithCode(url: string): Promise<string> {
  const idToken = await freshIdToken()
  const authInfo = JSON.stringify({ id_token: idToken, refresh_token: readCookie('refresh_token') })
  const { acode } = await callSignInService<{ acode: string }>('/user/obtainACode', {
    b64AuthInfo: toBase64url(authInfo),
    authRedirectUrl: url,
  })
  const target = new URL(url)
  target.searchParams.set('acode', acode)
  return target.href
}
