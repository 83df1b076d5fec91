import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { MAIL_GAP_SECONDS } from '@section/domain/identity/lifetimes.ts'
import { PASSWORD_RULES_MESSAGE } from '@section/domain/identity/password-policy.ts'
import { pathToBeginAt } from '@section/domain/identity/sign-in-redirect.ts'
import { SIGN_IN_MESSAGES, tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { paths } from '../../../app/paths.ts'
import { forgetSecrets, keepSecrets, readSecrets } from '../../../lib/address-secrets.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { signInWithPassword } from '../../../lib/tokens.ts'
import { track } from '../../../lib/tracking.ts'
import { confirmPassword } from './confirm-password.ts'
import { sendVerificationCode } from './send-verification-code.ts'
import { useNewPassword } from './use-new-password.ts'

/** Specification 1, section 9 (set-password failure redirect). */
export const REDIRECT_MS = 10_000

/** How long a mail may take before another code can be asked for; the server allows one a minute. */
const RESEND_MS = MAIL_GAP_SECONDS * 1000

/** A failure that can be put right here, or one that only a new code from forgot password can. */
interface Failure {
  message: string
  final: boolean
}

/** The state of the set-password page: a code, a password, signed in. Specification 1, sections 2.3, 4, 5 and 8. */
export function useSetPassword() {
  const navigate = useNavigate()
  const [link] = useState(() => readSecrets(paths.setPassword()))
  const email = fromBase64url(link['email']) ?? ''
  const form = useNewPassword()
  // A phone may drop the page while its owner reads the mail.
  const [sentAt, setSentAt] = useState(Number(link['sentAt'] ?? 0))
  const [sending, setSending] = useState(false)
  const mayResend = useLater(sentAt === 0 ? 0 : sentAt + RESEND_MS)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const final = failure?.final ?? false

  useEffect(() => {
    if (!final) return
    forgetSecrets(paths.setPassword())
    keepSecrets(paths.forgotPassword(), { email })
    const timer = setTimeout(() => void navigate({ to: '/forgot-password', replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [final, email, navigate])

  const send = async () => {
    setSending(true)
    setFailure(null)
    const sent = await sendVerificationCode(link['email'] ?? '', link['tac'] ?? '').catch(() => null)
    setSending(false)
    if (sent === null) setFailure({ message: SIGN_IN_MESSAGES.request, final: false })
    else if (sent) {
      keepSecrets(paths.setPassword(), { ...link, sentAt: String(Date.now()) })
      setSentAt(Date.now())
    } else if (sentAt) setFailure({ message: NOT_AGAIN, final: false })
    else setFailure({ message: LINK_USED_UP, final: true })
  }
  const setPassword = async () => {
    setBusy(true)
    setFailure(null)
    const { code, password } = form.values
    const tac = fromBase64url(link['tac']) ?? ''
    let path: string | null
    try {
      path = pathToBeginAt(await confirmPassword({ email, code: code.trim(), password, tac }))
    } catch (error) {
      setFailure(confirmFailure(error))
      setBusy(false)
      return
    }
    try {
      await signInWithPassword(email, password)
    } catch {
      setFailure({ message: SIGN_IN_MESSAGES.failedLogin, final: true })
      setBusy(false)
      return
    }
    forgetSecrets(paths.setPassword())
    track('Password Created', {})
    void navigate({ href: path ?? paths.home(), replace: true })
  }
  return {
    email,
    form,
    sending,
    sent: sentAt > 0,
    mayResend,
    busy,
    failure,
    /** Only who has been sent a code can have one. */
    ready: form.ready && sentAt > 0 && !final,
    send: () => void send(),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (form.ready && sentAt > 0 && !busy && !final) void setPassword()
    },
  }
}

/** Whether a moment has come, in epoch milliseconds; 0 never comes. */
function useLater(at: number): boolean {
  const [come, setCome] = useState(0)
  useEffect(() => {
    if (at === 0) return
    const timer = setTimeout(() => setCome(at), Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return at !== 0 && come === at
}

const NOT_AGAIN = 'No other code can be sent right now. Please try again in a while.'
const LINK_USED_UP = 'This link has expired or was used before. Please reset your password.'

function confirmFailure(error: unknown): Failure {
  if (!(error instanceof AuthRefused)) return { message: SIGN_IN_MESSAGES.request, final: false }
  switch (error.code) {
    case 'CODE_MISMATCH':
      return { message: SIGN_IN_MESSAGES.incorrectCode, final: false }
    case 'CODE_EXPIRED':
      return { message: SIGN_IN_MESSAGES.codeExpired, final: true }
    case 'PASSWORD_POLICY':
      return { message: PASSWORD_RULES_MESSAGE, final: false }
    case 'LIMIT_EXCEEDED':
      return { message: tooManyTries(error.retryAfter ?? 60), final: false }
    default:
      return { message: SIGN_IN_MESSAGES.request, final: false }
  }
}
