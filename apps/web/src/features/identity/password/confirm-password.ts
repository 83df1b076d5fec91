import { callSignInService } from '../../../lib/sign-in/auth-request.ts'

interface NewPassword {
  email: string
  code: string
  password: string
  /** The code of the activation link, for a first password. */
  tac?: string
}

/**
 * Sets a new password with the mailed code. Returns the redirect path of a new member, which the caller must
 * validate. Errors: `AuthRefused` with CODE_MISMATCH, CODE_EXPIRED or PASSWORD_POLICY, `TooManyTries`.
 */
export async function confirmPassword(newPassword: NewPassword): Promise<string | null> {
  const answer = await callSignInService<{ success: boolean; redirectPath?: string }>(
    '/user/confirmPassword',
    newPassword,
  )
  return answer.redirectPath ?? null
}
