import { type FormEvent, useState } from 'react'
import { emailProblem } from '@section/domain/identity/email.ts'
import { typedEmail } from '../../lib/session/stored-texts.ts'

export interface EmailForm {
  email: string
  /** The error of the address after the field lost focus. */
  emailError: string | null
  ready: boolean
  busy: boolean
  failure: string | null
  change: (email: string) => void
  leave: () => void
  submit: (event: FormEvent) => void
}

/**
 * Returns the state of a form for one e-mail address, which starts with the address that was typed on another sign-in
 * form. `send` gets it trimmed and returns the message of a failure, or null when it navigates. Specification 1, section 5.
 */
export function useEmailForm(
  send: (email: string) => Promise<string | null>,
  start: { email?: string; failure?: string | null } = {},
): EmailForm {
  const [email, setEmail] = useState(() => start.email || typedEmail.read() || '')
  const [left, setLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(start.failure ?? null)
  const problem = emailProblem(email)

  const run = async () => {
    setBusy(true)
    setFailure(null)
    const message = await send(email.trim())
    if (message === null) return
    setFailure(message)
    setBusy(false)
  }
  return {
    email,
    emailError: left && email !== '' ? problem : null,
    ready: problem === null,
    busy,
    failure,
    change: (typed) => {
      typedEmail.write(typed)
      setEmail(typed)
    },
    leave: () => setLeft(true),
    submit: (event) => {
      event.preventDefault()
      if (problem === null && !busy) void run()
    },
  }
}
