import { type FormEvent, useState } from 'react'
import { emailProblem } from '@section/domain/identity/email.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { signInFailure, typedEmail } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { NoAccount, signInWithPassword, TokenRefused } from '../../../lib/session/tokens.ts'
import { track } from '../../../lib/tracking/tracking.ts'

/** The values of the login form. */
export interface Credentials {
  email: string
  password: string
}

export interface Login {
  values: Credentials
  /** The error of the address after the field lost focus. */
  emailError: string | null
  ready: boolean
  busy: boolean
  failure: string | null
  change: (values: Partial<Credentials>) => void
  leaveEmail: () => void
  submit: (event: FormEvent) => void
}

/** Returns the state of the login form; `onSignedIn` is called once the sign-in is stored. Specification 1, sections 4, 5 and 8. */
export function useLogin(onSignedIn: () => void): Login {
  const [values, setValues] = useState<Credentials>(() => ({ email: typedEmail.read() ?? '', password: '' }))
  const [emailLeft, setEmailLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(useStoredValueOnce(signInFailure))
  const problem = emailProblem(values.email)
  const ready = problem === null && values.password !== ''

  const signIn = async ({ email, password }: Credentials) => {
    setBusy(true)
    setFailure(null)
    try {
      await signInWithPassword(email.trim(), password)
      track('Signed In', { method: 'password' })
      onSignedIn()
    } catch (error) {
      setFailure(messageFor(error))
      setBusy(false)
    }
  }
  const change = (changed: Partial<Credentials>) => {
    if (changed.email !== undefined) typedEmail.write(changed.email)
    setValues((current) => ({ ...current, ...changed }))
  }
  return {
    values,
    emailError: emailLeft && values.email !== '' ? problem : null,
    ready,
    busy,
    failure,
    change,
    leaveEmail: () => setEmailLeft(true),
    submit: (event) => {
      event.preventDefault()
      if (ready && !busy) void signIn(values)
    },
  }
}

function messageFor(error: unknown): string {
  if (error instanceof TokenRefused) return SIGN_IN_MESSAGES.invalidCredentials
  if (error instanceof NoAccount) return SIGN_IN_MESSAGES.notEnabled
  return limitMessage(error) ?? SIGN_IN_MESSAGES.social
}
