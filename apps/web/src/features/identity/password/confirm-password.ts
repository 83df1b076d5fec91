import { askSignInService } from '../../../lib/sign-in/auth-request.ts'

interface NewPassword {
  email: string
  code: string
  password: string
}

/**
 * Gives an account a new password by the code from its mail. Errors: `AuthRefused` with CODE_MISMATCH, CODE_EXPIRED,
 * PASSWORD_POLICY or LIMIT_EXCEEDED. Specification 1, section 7 (confirm password with code).
 */
export async function confirmPassword(newPassword: NewPassword): Promise<void> {
  await askSignInService<{ success: boolean }>('/user/confirmPassword', newPassword)
}
