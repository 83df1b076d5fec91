import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { PASSWORD_RULES_MESSAGE } from '@section/domain/identity/password-policy.ts'
import { SIGN_IN_MESSAGES, tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/field/FormError.tsx'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { paths } from '../../../app/paths.ts'
import { forgetSecrets, readSecrets } from '../../../lib/address-secrets.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { DemoMailbox } from '../../invitations/DemoMailbox.tsx'
import css from '../login-page.module.css'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { confirmPassword } from './confirm-password.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useNewPassword } from './use-new-password.ts'

/** The code from the mail and a new password, then home. Specification 1, sections 2.3, 4 and 5 (password reset). */
export function ResetConfirmationPage() {
  usePageTitle('Reset your password')
  const navigate = useNavigate()
  const [{ email = '', code = '' }] = useState(() => readSecrets(paths.resetPasswordConfirmation()))
  const form = useNewPassword(code)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const change = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await confirmPassword({ email, code: form.values.code.trim(), password: form.values.password })
    } catch (error) {
      setFailure(messageFor(error))
      setBusy(false)
      return
    }
    forgetSecrets(paths.resetPasswordConfirmation())
    showToast({ tone: 'success', message: 'Your password has been changed.' })
    void navigate({ to: '/', replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.ready && !busy) void change()
  }
  return (
    <SignedOutPage
      title="Choose a new password"
      lead={
        <>If there is an account for this address, a code is in its inbox now. It is good for 15 minutes.</>
      }
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <NewPasswordFields form={form} email={email} rules="checklist" />
        <FormError>{failure}</FormError>
        <SubmitButton busy={busy} disabled={!form.ready}>
          Change password
        </SubmitButton>
      </form>
      <ButtonLink
        variant="quiet"
        size="large"
        fullWidth
        renderLink={(slot) => <Link to="/forgot-password" {...slot} />}
      >
        Send a new code
      </ButtonLink>
      <DemoMailbox />
    </SignedOutPage>
  )
}

function messageFor(error: unknown): string {
  if (!(error instanceof AuthRefused)) return SIGN_IN_MESSAGES.request
  if (error.code === 'CODE_MISMATCH' || error.code === 'CODE_EXPIRED') return SIGN_IN_MESSAGES.invalidCode
  if (error.code === 'PASSWORD_POLICY') return PASSWORD_RULES_MESSAGE
  if (error.code === 'LIMIT_EXCEEDED') return tooManyTries(error.retryAfter ?? 60)
  return SIGN_IN_MESSAGES.request
}
