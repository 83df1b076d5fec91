import { loginForm, type LoginValues } from '@section/domain/identity/sign-in-forms.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { signInFailure, typedEmail } from '../../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/use-stored-value.ts'
import { NoAccount, signInWithPassword, TokenRefused } from '../../../lib/sign-in/tokens.ts'
import { track } from '../../../lib/tracking/tracking.ts'

export type Login = ReturnType<typeof useLogin>

/** Returns the state of the login form; `onSignedIn` is called once the sign-in is stored. */
export function useLogin(onSignedIn: () => void) {
  const form = useSchemaForm({
    schema: loginForm,
    initialValues: { email: typedEmail.read() ?? '', password: '' },
    onValuesChange: ({ email }) => typedEmail.write(email),
  })
  const { busy, failure, attempt } = useAttempt(useStoredValueOnce(signInFailure))

  const signIn = async ({ email, password }: LoginValues) => {
    try {
      await signInWithPassword(email, password)
      track('Signed In', { method: 'password' })
      onSignedIn()
      return null
    } catch (error) {
      return messageFor(error)
    }
  }
  return { form, busy, failure, submit: form.onSubmit((values) => attempt(() => signIn(values))) }
}

function messageFor(error: unknown): string {
  if (error instanceof TokenRefused) return SIGN_IN_MESSAGES.invalidCredentials
  if (error instanceof NoAccount) return SIGN_IN_MESSAGES.notEnabled
  return limitMessage(error) ?? SIGN_IN_MESSAGES.social
}
