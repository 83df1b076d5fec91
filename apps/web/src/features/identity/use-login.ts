import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { emailProblem } from '@section/domain/identity/email.ts'
import { SIGN_IN_MESSAGES, tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { forgetFailure, readFailure } from '../../lib/stored-failure.ts'
import { NoAccount, signInWithPassword, TokenRefused, TooManyTries } from '../../lib/tokens.ts'
import { track } from '../../lib/tracking.ts'

export interface Credentials {
  email: string
  password: string
}

export interface Login {
  values: Credentials
  /** What is wrong with the address, once the field was left. */
  emailError: string | null
  ready: boolean
  busy: boolean
  failure: string | null
  change: (values: Partial<Credentials>) => void
  leaveEmail: () => void
  submit: (event: FormEvent) => void
}

/** The state of the login form; `onSignedIn` is called once the session is stored. Specification 1, sections 4, 5 and 8. */
export function useLogin(onSignedIn: () => void): Login {
  const [drawn] = useState(drawnFields)
  const [values, setValues] = useState(() => typedInto(drawn))
  // What was typed between the drawing of this screen and its taking the place: those fields are gone, their text is not.
  useLayoutEffect(() => {
    const { email, password } = typedInto(drawn)
    // oxlint-disable-next-line react/set-state-in-effect -- the fields are not React's: only now is their text final
    setValues((current) => ({ email: current.email || email, password: current.password || password }))
  }, [drawn])
  const [emailLeft, setEmailLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(readFailure)
  useEffect(forgetFailure, [])
  const problem = emailProblem(values.email)
  const ready = problem === null && values.password !== ''

  const signIn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await signInWithPassword(values.email.trim(), values.password)
      track('Signed In', { method: 'password' })
      onSignedIn()
    } catch (error) {
      setFailure(messageFor(error))
      setBusy(false)
    }
  }
  return {
    values,
    emailError: emailLeft && values.email !== '' ? problem : null,
    ready,
    busy,
    failure,
    change: (changed) => setValues((current) => ({ ...current, ...changed })),
    leaveEmail: () => setEmailLeft(true),
    submit: (event) => {
      event.preventDefault()
      if (ready && !busy) void signIn()
    },
  }
}

type DrawnFields = Record<keyof Credentials, HTMLInputElement | null>

/** The fields of the form that the server sent, into which people type while the scripts are still on their way. */
function drawnFields(): DrawnFields {
  const field = (name: string) =>
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  return { email: field('email'), password: field('password') }
}

const typedInto = ({ email, password }: DrawnFields): Credentials => ({
  email: email?.value ?? '',
  password: password?.value ?? '',
})

function messageFor(error: unknown): string {
  if (error instanceof TokenRefused) return SIGN_IN_MESSAGES.invalidCredentials
  if (error instanceof NoAccount) return SIGN_IN_MESSAGES.notEnabled
  if (error instanceof TooManyTries) return tooManyTries(error.retryAfter)
  return SIGN_IN_MESSAGES.social
}
