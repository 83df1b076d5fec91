import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { PASS_ERRORS } from '@section/contract/pass-error-codes.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { MAIL_GAP_SECONDS } from '@section/domain/identity/lifetimes.ts'
import { PASSWORD_RULES_MESSAGE } from '@section/domain/identity/password-policy.ts'
import { startPath } from '@section/domain/identity/redirects/sign-in-redirect.ts'
import { newPasswordForm, type NewPasswordValues } from '@section/domain/identity/sign-in-forms.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { deleteSecrets, saveSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { CookiesRefused } from '../../../lib/sign-in/sign-in-cookies.ts'
import { LoginBlocked, signInWithPassword } from '../../../lib/sign-in/tokens.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { confirmPassword } from './confirm-password.ts'
import { sendVerificationCode } from './send-verification-code.ts'

/** The time before the redirect to forgot password, in milliseconds. */
export const REDIRECT_MS = 10_000

/** The time until another code can be requested, in milliseconds; the server allows one a minute. */
const RESEND_MS = MAIL_GAP_SECONDS * 1000

/**
 * A failure. `correctable`: the visitor can correct it on this page; `start-again`: they need a new code from the
 * forgot-password page; `activated`: the link was used before; `not-signed-in`: the password is set and only signing in
 * failed, so the visitor may sign in another way, which also opens `redirectPath`.
 */
type Failure =
  | { message: string; kind: 'correctable' | 'start-again' | 'activated' }
  | { message: string; kind: 'not-signed-in'; redirectPath: string | null }

const NO_CODE_SENT = 'A code is needed first: press “Send code”, and look into your inbox.'

const EMPTY: NewPasswordValues = { code: '', password: '', confirmation: '' }

/** Returns the state of the set-password page. docs/product/passwords.md#first-password */
export function useSetPassword() {
  const navigate = useNavigate()
  const [link] = useState(() => readSecrets(pathTo('setPassword')))
  const email = fromBase64url(link['email']) ?? ''
  const form = useSchemaForm({ schema: newPasswordForm, initialValues: EMPTY })
  // The time is restored, because a phone may unload the page while its owner reads the mail.
  const [sentAt, setSentAt] = useState(Number(link['sentAt'] ?? 0))
  const [sending, setSending] = useState(false)
  const canResend = useHasPassed(sentAt === 0 ? 0 : sentAt + RESEND_MS)
  const { busy, failure, setFailure, attempt } = useAttempt<Failure>()
  const startsAgain = failure?.kind === 'start-again' || failure?.kind === 'not-signed-in'

  useEffect(() => {
    if (!startsAgain) return
    deleteSecrets(pathTo('setPassword'))
    saveSecrets(pathTo('forgotPassword'), { email })
    const timer = setTimeout(
      () => void navigate({ to: pathTo('forgotPassword'), replace: true }),
      REDIRECT_MS,
    )
    return () => clearTimeout(timer)
  }, [startsAgain, email, navigate])

  const send = async () => {
    setSending(true)
    setFailure(null)
    try {
      const refusal = await sendVerificationCode(link['email'] ?? '', link['tac'] ?? '')
      if (refusal) setFailure({ message: refusal.message, kind: REFUSALS[refusal.code] ?? 'correctable' })
      else {
        saveSecrets(pathTo('setPassword'), { ...link, sentAt: String(Date.now()) })
        setSentAt(Date.now())
      }
    } catch (error) {
      setFailure({ message: limitMessage(error) ?? SIGN_IN_MESSAGES.request, kind: 'correctable' })
    }
    setSending(false)
  }
  const setPassword = async ({ code, password }: NewPasswordValues): Promise<Failure | null> => {
    const tac = fromBase64url(link['tac']) ?? ''
    let path: string | null
    try {
      path = startPath(await confirmPassword({ email, code, password, tac }))
    } catch (error) {
      return confirmFailure(error)
    }
    try {
      await signInWithPassword(email, password)
    } catch (error) {
      const isPassword = !(error instanceof LoginBlocked || error instanceof CookiesRefused)
      const reason = isPassword ? null : limitMessage(error)
      if (reason) return redirectToLogin(reason, path)
      return { message: SIGN_IN_MESSAGES.failedLogin, kind: 'not-signed-in', redirectPath: path }
    }
    deleteSecrets(pathTo('setPassword'))
    track('Password Created', {})
    void navigate({ href: path ?? pathTo('home'), replace: true })
    return null
  }
  /** Opens the login page, because the password is set but signing in is blocked for a reason. */
  const redirectToLogin = (reason: string, redirectPath: string | null) => {
    deleteSecrets(pathTo('setPassword'))
    signInFailure.write(`Your password is set. ${reason}`)
    void navigate({ to: pathTo('login'), search: redirectPath ? { redirectPath } : {}, replace: true })
    return null
  }
  return {
    email,
    form,
    sending,
    sent: sentAt > 0,
    canResend,
    busy,
    failure,
    send: () => void send(),
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (sentAt > 0) return form.onSubmit((values) => attempt(() => setPassword(values)))(event)
      event.preventDefault()
      setFailure({ message: NO_CODE_SENT, kind: 'correctable' })
    },
  }
}

/** Returns whether a time, in epoch milliseconds, has passed; false for 0. */
function useHasPassed(at: number): boolean {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (at === 0) return
    const timer = setTimeout(() => setPassed(at), Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return at !== 0 && passed === at
}

const REFUSALS: Readonly<Record<string, 'activated' | 'start-again'>> = {
  ACCOUNT_ACTIVATED: 'activated',
  LINK_EXPIRED: 'start-again',
}

function confirmFailure(error: unknown): Failure {
  if (!(error instanceof AuthRefused))
    return { message: limitMessage(error) ?? SIGN_IN_MESSAGES.request, kind: 'correctable' }
  switch (error.code) {
    case 'CODE_MISMATCH':
      return { message: SIGN_IN_MESSAGES.incorrectCode, kind: 'correctable' }
    case 'CODE_EXPIRED':
      return { message: SIGN_IN_MESSAGES.codeExpired, kind: 'start-again' }
    case 'PASSWORD_POLICY':
      return { message: PASSWORD_RULES_MESSAGE, kind: 'correctable' }
    default:
      // The slots of the invitation may have been taken meanwhile, which the message of the server says.
      return {
        message: error.code in PASS_ERRORS ? error.message : SIGN_IN_MESSAGES.request,
        kind: 'correctable',
      }
  }
}
