import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { callSignInService } from '../../../lib/sign-in/auth-request.ts'

/** Mails a code for a new password. Returns null, or the message of a failure. */
export async function sendResetCode(email: string): Promise<string | null> {
  try {
    await callSignInService<{ success: boolean }>('/user/forgotPassword', { email })
    return null
  } catch (error) {
    return limitMessage(error) ?? SIGN_IN_MESSAGES.request
  }
}
