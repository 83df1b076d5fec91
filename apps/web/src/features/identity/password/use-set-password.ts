import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { PASS_ERRORS } from '@section/contract/pass-error-codes.ts'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { MAIL_GAP_SECONDS } from '@section/domain/identity/lifetimes.ts'
import { PASSWORD_RULES_MESSAGE } from '@section/domain/identity/password-policy.ts'
import { startPath } from '@section/domain/identity/sign-in-redirect.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { deleteSecrets, saveSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { signInFailure } from '../../../lib/session/stored-texts.ts'
import { LoginBlocked, signInWithPassword } from '../../../lib/session/tokens.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { confirmPassword } from './confirm-password.ts'
import { sendVerificationCode } from './send-verification-code.ts'
import { useNewPassword } from './use-new-password.ts'

/** Specification 1, section 9 (set-password failure redirect). */
export const REDIRECT_MS = 10_000

/** How long a mail may take before another code can be asked for; the server allows one a minute. */
const RESEND_MS = MAIL_GAP_SECONDS * 1000

/**
 * What went wrong. `here`: it can be put right on this page; `start-again`: only a new code from forgot password helps;
 * `activated`: nothing is wrong, the link has done its work.
 */
interface Failure {
  message: string
  way: 'here' | 'start-again' | 'activated'
}

/** The state of the set-password page: a code, a password, signed in. Specification 1, sections 2.3, 4, 5 and 8. */
export function useSetPassword() {
  const navigate = useNavigate()
  const [link] = useState(() => readSecrets(pathTo('setPassword')))
  const email = fromBase64url(link['email']) ?? ''
  const form = useNewPassword()
  // A phone may drop the page while its owner reads the mail.
  const [sentAt, setSentAt] = useState(Number(link['sentAt'] ?? 0))
  const [sending, setSending] = useState(false)
  const mayResend = useLater(sentAt === 0 ? 0 : sentAt + RESEND_MS)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const startsAgain = failure?.way === 'start-again'
  const final = failure !== null && failure.way !== 'here'

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
      if (refusal) setFailure({ message: refusal.message, way: WAYS[refusal.code] ?? 'here' })
      else {
        saveSecrets(pathTo('setPassword'), { ...link, sentAt: String(Date.now()) })
        setSentAt(Date.now())
      }
    } catch (error) {
      setFailure({ message: limitMessage(error) ?? SIGN_IN_MESSAGES.request, way: 'here' })
    }
    setSending(false)
  }
  const setPassword = async () => {
    setBusy(true)
    setFailure(null)
    const { code, password } = form.values
    const tac = fromBase64url(link['tac']) ?? ''
    let path: string | null
    try {
      path = startPath(await confirmPassword({ email, code: code.trim(), password, tac }))
    } catch (error) {
      setFailure(confirmFailure(error))
      setBusy(false)
      return
    }
    try {
      await signInWithPassword(email, password)
    } catch (error) {
      if (error instanceof LoginBlocked) return comeBackLater(error, path)
      setFailure({ message: SIGN_IN_MESSAGES.failedLogin, way: 'start-again' })
      setBusy(false)
      return
    }
    deleteSecrets(pathTo('setPassword'))
    track('Password Created', {})
    void navigate({ href: path ?? pathTo('home'), replace: true })
  }
  /** The code is used up and the password stands: from now on the login page is the way in. */
  const comeBackLater = ({ message }: LoginBlocked, redirectPath: string | null) => {
    deleteSecrets(pathTo('setPassword'))
    signInFailure.write(`Your password is set. ${message}`)
    void navigate({ to: pathTo('login'), search: redirectPath ? { redirectPath } : {}, replace: true })
  }
  return {
    email,
    form,
    sending,
    sent: sentAt > 0,
    mayResend,
    busy,
    failure,
    /** Only somebody who was sent a code can enter one. */
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

const WAYS: Readonly<Record<string, Failure['way']>> = {
  ACCOUNT_ACTIVATED: 'activated',
  LINK_EXPIRED: 'start-again',
}

function confirmFailure(error: unknown): Failure {
  if (!(error instanceof AuthRefused))
    return { message: limitMessage(error) ?? SIGN_IN_MESSAGES.request, way: 'here' }
  switch (error.code) {
    case 'CODE_MISMATCH':
      return { message: SIGN_IN_MESSAGES.incorrectCode, way: 'here' }
    case 'CODE_EXPIRED':
      return { message: SIGN_IN_MESSAGES.codeExpired, way: 'start-again' }
    case 'PASSWORD_POLICY':
      return { message: PASSWORD_RULES_MESSAGE, way: 'here' }
    default:
      // Of an invitation whose slots went to others meanwhile, the server's words.
      return { message: error.code in PASS_ERRORS ? error.message : SIGN_IN_MESSAGES.request, way: 'here' }
  }
}
