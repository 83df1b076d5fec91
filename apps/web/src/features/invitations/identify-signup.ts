import { callSignInService } from '../../lib/sign-in/auth-request.ts'

/**
 * Returns the user id of the signup with this address in this browser, else null. See
 * docs/product/registration.md#knowing-who-signed-up.
 */
export async function identifySignup(email: string): Promise<string | null> {
  const { s, u } = await callSignInService<{ s: boolean; u: string | null }>('/elu', { e: email })
  return s ? u : null
}
