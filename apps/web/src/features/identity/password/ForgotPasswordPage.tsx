import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { deleteSecrets, saveSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import { EmailFormFields } from '../EmailFormFields.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { useEmailForm } from '../use-email-form.ts'
import { signInFailure } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { sendResetCode } from './send-reset-code.ts'

/** Requests the mailed code for a new password. Specification 1, section 2.3 (forgot password). */
export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const failure = useStoredValueOnce(signInFailure)
  const [email] = useState(() => readSecrets(pathTo('forgotPassword'))['email'] ?? '')
  const form = useEmailForm(
    async (address) => {
      const problem = await sendResetCode(address)
      if (problem) return problem
      deleteSecrets(pathTo('forgotPassword'))
      saveSecrets(pathTo('resetConfirmation'), { email: address })
      void navigate({ to: '/reset-password-confirmation' })
      return null
    },
    { email, failure },
  )
  return (
    <SignedOutPage
      title="Reset your password"
      lead="Enter your email address. We’ll send you a code with which you choose a new password."
    >
      <EmailFormFields form={form} label="Email" submit="Send code" />
      <BackToLogin />
    </SignedOutPage>
  )
}
