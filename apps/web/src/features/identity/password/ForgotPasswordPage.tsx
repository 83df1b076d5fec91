import { useNavigate } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { deleteSecrets, saveSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { sendResetCode } from './send-reset-code.ts'

/** Requests the mailed code for a new password. docs/product/passwords.md#forgotten-password */
export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const send = async (email: string) => {
    const problem = await sendResetCode(email)
    if (problem) return problem
    deleteSecrets(pathTo('forgotPassword'))
    saveSecrets(pathTo('resetConfirmation'), { email })
    void navigate({ to: pathTo('resetConfirmation') })
    return null
  }
  return (
    <SignedOutPage
      title="Reset your password"
      lead="Enter your email address. We’ll send you a code with which you choose a new password."
    >
      <EmailForm
        label="Email"
        submit="Send code"
        email={readSecrets(pathTo('forgotPassword'))['email']}
        send={send}
      />
      <BackToLogin />
    </SignedOutPage>
  )
}
