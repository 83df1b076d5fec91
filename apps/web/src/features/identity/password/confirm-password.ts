import { askSignInService } from '../../../lib/sign-in/auth-request.ts'

interface NewPassword {
  email: string
  code: string
  password: string
  /** Of the activation link, for a first password. */
  tac?: string
}

/**
 * Gives an account a new password by the code from its mail; answers where a new member wanted to go, a text to be judged.
 * Errors: `AuthRefused` with CODE_MISMATCH, CODE_EXPIRED or PASSWORD_POLICY, `TooManyTries`. Specification 1, section 7 (confirm password with code).
 */
export async function confirmPassword(newPassword: NewPassword): Promise<string | null> {
  const answer = await askSignInService<{ success: boolean; redirectPath?: string }>(
    '/user/confirmPassword',
    newPassword,
  )
  return answer.redirectPath ?? null
}
