import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { emailProblem } from '@section/domain/identity/email.ts'
import { NoAccount, signInWithPassword, TokenRefused, TooManyTries } from '../../lib/tokens.ts'

export interface Login {
  form: UseFormReturnType<Credentials>
  busy: boolean
  failure: string | null
  fill: (credentials: Credentials) => void
  submit: (event?: React.FormEvent<HTMLFormElement>) => void
}

export interface Credentials {
  email: string
  password: string
}

/** The state of the login form; `onSignedIn` is called once the session is stored. Specification 1, sections 4, 5 and 8. */
export function useLogin(onSignedIn: () => void): Login {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Credentials>({
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: { email: emailProblem },
  })
  const submit = form.onSubmit(async ({ email, password }) => {
    setBusy(true)
    setFailure(null)
    try {
      await signInWithPassword(email.trim(), password)
      onSignedIn()
    } catch (error) {
      setFailure(messageFor(error))
      setBusy(false)
    }
  })
  return { form, busy, failure, fill: (credentials) => form.setValues(credentials), submit }
}

function messageFor(error: unknown): string {
  if (error instanceof TokenRefused) return 'Invalid credentials. Please try again.'
  if (error instanceof NoAccount) return 'Login is not enabled for this account.'
  if (error instanceof TooManyTries) {
    return `Too many attempts. Please try again in ${Math.ceil(error.retryAfter / 60)} minutes.`
  }
  return 'Could not log in. Please try again.'
}
