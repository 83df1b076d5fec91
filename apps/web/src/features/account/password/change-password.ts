import type { ErrorCode } from '@section/contract/error-codes.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { AuthRefused, callSignInService } from '../../../lib/sign-in/auth-request.ts'
import { freshIdToken } from '../../../lib/sign-in/tokens.ts'

const WRONG_PASSWORD: ErrorCode = 'INVALID_PASSWORD'

/** Why a password was not changed: its message, and whether the current password was wrong. */
interface PasswordProblem {
  readonly message: string
  readonly isCurrentWrong: boolean
}

/** Changes the password by the current one, which signs all other devices out. Returns null, or what went wrong. */
export async function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<PasswordProblem | null> {
  try {
    await callSignInService('/user/changePassword', { currentPassword, newPassword }, await freshIdToken())
    return null
  } catch (error) {
    const message = error instanceof AuthRefused ? error.message : limitMessage(error)
    const isCurrentWrong = error instanceof AuthRefused && error.code === WRONG_PASSWORD
    return { message: message || SIGN_IN_MESSAGES.request, isCurrentWrong }
  }
}
