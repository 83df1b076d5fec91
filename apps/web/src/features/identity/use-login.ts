import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { emailProblem } from '@section/domain/identity/email.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitMessage } from '../../lib/limit-message.ts'
import { forgetFailure, readFailure } from '../../lib/stored-failure.ts'
import { NoAccount, signInWithPassword, TokenRefused } from '../../lib/tokens.ts'
import { track } from '../../lib/tracking.ts'
import { keepTypedEmail, readTypedEmail } from '../../lib/typed-email.ts'
import { type Credentials, DrawnForm } from './drawn-form.ts'

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
  const [drawn] = useState(() => new DrawnForm())
  const [values, setValues] = useState(() => typedBefore(drawn))
  const [emailLeft, setEmailLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(readFailure)
  useEffect(forgetFailure, [])
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
    if (changed.email !== undefined) keepTypedEmail(changed.email)
    setValues((current) => ({ ...current, ...changed }))
  }
  const submitEarly = useEffectEvent(signIn)
  // What was typed between the drawing of this screen and its taking the place: those fields are gone, their text is not.
  useLayoutEffect(() => {
    const { email, password } = drawn.typed()
    // oxlint-disable-next-line react/set-state-in-effect -- the fields are not React's: only now is their text final
    setValues((current) => ({ email: current.email || email, password: current.password || password }))
    if (drawn.emailLeft()) setEmailLeft(true)
    drawn.handFocusOver()
    if (drawn.takeSubmit()) void submitEarly({ email, password })
  }, [drawn])
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

/** What was typed into the form that the server drew, else the address that another form was given. */
function typedBefore(drawn: DrawnForm): Credentials {
  const { email, password } = drawn.typed()
  return { email: email || readTypedEmail(), password }
}

function messageFor(error: unknown): string {
  if (error instanceof TokenRefused) return SIGN_IN_MESSAGES.invalidCredentials
  if (error instanceof NoAccount) return SIGN_IN_MESSAGES.notEnabled
  return limitMessage(error) ?? SIGN_IN_MESSAGES.social
}
